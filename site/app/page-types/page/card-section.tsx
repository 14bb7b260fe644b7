import { Card, type CardModel } from '@agency/ui/cards/card.tsx'
import { Rail } from '@agency/ui/cards/rail.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import type { ComponentProps } from 'react'

type CardSectionProps = Pick<ComponentProps<typeof Section>, 'id' | 'title' | 'more' | 'tone'> & {
  cards: CardModel[]
  /** `whole-rows` leaves out cards of an incomplete row. */
  layout?: 'grid' | 'wide-grid' | 'whole-rows' | 'rail'
}

const grids = { grid: 'grid', 'wide-grid': 'grid grid--wide', 'whole-rows': 'grid place-cards' }

export function CardSection({ cards, layout = 'grid', ...section }: CardSectionProps) {
  if (cards.length === 0) return null
  const shown = cards.map(card => <Card key={card.href + card.title} card={card} />)
  return (
    <Section {...section}>
      {layout === 'rail' ? <Rail label={section.title}>{shown}</Rail> : <div className={grids[layout]}>{shown}</div>}
    </Section>
  )
}
