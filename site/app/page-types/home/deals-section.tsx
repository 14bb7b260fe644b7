import { Card } from '@agency/ui/cards/card.tsx'
import { Rail } from '@agency/ui/cards/rail.tsx'
import { Carousel } from '@agency/ui/carousel/carousel.tsx'
import { formatSen } from '@agency/ui/formats/money.ts'
import { Section } from '@agency/ui/layout/section.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { homeWords } from '@agency/words/pages/home/words.ts'
import type { DealsPage } from './deals-page.server.ts'
import { FareTable } from './fare-table.tsx'
import { HeroSlide } from './hero-slide.tsx'

type SectionModel = DealsPage['sections'][number]

export function DealsSection({ section }: { section: SectionModel }) {
  const { title, subtitle, kind, more } = section
  return (
    <Section
      title={title}
      subtitle={subtitle}
      more={more}
      tone={kind === 'reasons' || kind === 'families' ? 'sand' : 'paper'}
    >
      <SectionBody section={section} />
    </Section>
  )
}

function SectionBody({
  section: { kind, title, cards, reasons, forAgents, slider, fares },
}: {
  section: SectionModel
}) {
  if (slider) {
    return (
      <div className="band-slides">
        <PageStyle name="bands" />
        <Carousel label={title} options={slider.options}>
          {slider.slides.map((slide, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
            <HeroSlide key={position} slide={slide} first={false} />
          ))}
        </Carousel>
      </div>
    )
  }
  if (fares) return <FareTable fares={fares} title={title} />
  if (forAgents) return <ForAgents />
  if (kind === 'reasons') {
    return (
      <ul className="why">
        {reasons.map(reason => (
          <li key={reason.title}>
            <Icon name={reason.icon || 'check'} size={28} />
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    )
  }
  if (kind === 'places' || kind === 'families') {
    return (
      <ul className={`tiles tiles--${kind}`}>
        {cards.map(card => (
          <li key={card.href}>
            <a href={card.href}>
              <Picture picture={card.picture} sizes="(min-width: 900px) 25vw, 50vw" decorative />
              <span>
                {card.title}
                {card.price !== undefined && <small>{homeWords().from(formatSen(card.price))}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      {cards.some(card => card.also) && <PageStyle name="bands" />}
      <Rail label={title}>
        {cards.map(card => (
          <Card key={card.href + card.title} card={card} />
        ))}
      </Rail>
    </>
  )
}

/** Replaces net rates for other visitors. */
function ForAgents() {
  return (
    <div className="for-agents">
      <PageStyle name="bands" />
      <p>{homeWords().forAgents}</p>
      <ButtonLink href="/AgentLogin">{homeWords().logIn}</ButtonLink>
    </div>
  )
}
