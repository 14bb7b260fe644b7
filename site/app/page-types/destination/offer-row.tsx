import { Card } from '@agency/ui/cards/card.tsx'
import { Rail } from '@agency/ui/cards/rail.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import type { OfferRow as OfferRowModel } from './place-offers.ts'

/** Offers under a heading, with the way to all of them where some are left out. */
export function OfferRow({ row, asRail }: { row: OfferRowModel; asRail?: boolean }) {
  const { id, title, cards, more } = row
  if (cards.length === 0) return null
  const shown = cards.map(card => <Card key={card.href + card.title} card={card} />)
  return (
    <Section id={id} title={title} more={more} tone={asRail ? 'sand' : 'paper'}>
      {asRail ? <Rail label={title}>{shown}</Rail> : <div className="grid place-cards">{shown}</div>}
    </Section>
  )
}
