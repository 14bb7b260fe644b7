import { Price } from '@agency/ui/cards/price.tsx'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import { ActionBar } from '@agency/ui/navigation/action-bar.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { detailWords } from '@agency/words/offers/detail/words.ts'
import { destinationWords } from '@agency/words/pages/destination/words.ts'
import { askAddress } from '../../features/offer-choice/offer-kinds.ts'
import { useAnswered } from '../../features/site-settings/trust/answers/use-answered.ts'
import { HelpCard } from '../../features/site-settings/trust/help-card.tsx'
import { Reviews } from '../../features/site-settings/trust/reviews.tsx'
import { CardSection } from '../page/card-section.tsx'
import { FactsStrip } from '../page/facts-strip.tsx'
import { Gallery } from '../page/gallery.tsx'
import { MapFigure } from '../page/maps/map-figure.tsx'
import { PageBanner } from '../page/page-banner.tsx'
import { TextList } from '../page/text-list.tsx'
import { AllOffers } from './all-offers.tsx'
import type { DestinationPage } from './destination.server.ts'
import { MonthChart } from './month-chart.tsx'

export function DestinationTemplate({ page }: { page: DestinationPage }) {
  const answered = useAnswered()
  const say = destinationWords()
  if (page.offers.isAll) return <AllOffers page={page} />
  return (
    <>
      <PageStyle name="detail" />
      <PageStyle name="destination" />
      <PageBanner page={page}>
        <BannerActions page={page} />
      </PageBanner>
      <FactsStrip facts={page.facts} />
      <div className="wrap detail">
        <div className="detail__main">
          <Prose html={page.html} />
          <Gallery pictures={page.pictures.text} title={page.place} />
          {page.gettingThere && (
            <section className="getting-there">
              <h2>{say.gettingThere}</h2>
              <Prose html={page.gettingThere} />
            </section>
          )}
          <TextList title={detailWords().entry} items={page.entry} icon="info" />
        </div>
        <aside className="detail__aside">
          <MonthChart months={page.months} />
          {page.map && (
            <section>
              <h2>{say.where}</h2>
              <MapFigure map={page.map.drawn} label={say.map(page.place)} stops={page.map.stops} />
            </section>
          )}
          <HelpCard
            title={say.askAbout(page.place)}
            about={{ name: page.place, path: page.head.path }}
            planner={page.planner}
          />
        </aside>
      </div>
      <CardSection title={say.within(page.place)} cards={page.within} layout="whole-rows" />
      {page.itineraries.length > 0 && (
        <Section title={say.plans} tone="sand">
          <div className="day-plans">
            {page.itineraries.map(({ title, days, text, offer }) => (
              <article key={title}>
                {days !== undefined && (
                  <p className="day-plans__days">
                    <Sentence of={say.days(days, text => <b>{text}</b>)} />
                  </p>
                )}
                <h3>
                  <a href={offer?.href ?? askAddress(page.head.path)} className="card__link">
                    {title}
                  </a>
                </h3>
                <p>{text}</p>
                <p className="day-plans__go">
                  {offer ? <Price sen={offer.price} words={offer.priceWords} unit={offer.priceUnit} /> : say.planThis}
                </p>
              </article>
            ))}
          </div>
        </Section>
      )}
      {page.eat.length > 0 && (
        <Section title={say.eat}>
          <div className="eat">
            <Gallery pictures={page.pictures.food} title={say.eatIn(page.place)} />
            <dl className="dishes">
              {page.eat.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Section>
      )}
      <CardSection {...page.offers.deals} tone="sand" layout="rail" />
      <CardSection {...page.offers.goods} layout="whole-rows" />
      <CardSection title={say.articles} cards={page.articles} layout="whole-rows" />
      <CardSection title={say.onward} cards={page.onward} layout="whole-rows" />
      <Reviews reviews={page.reviews} />
      <Section title={say.closing(page.place)} subtitle={say.closingText(answered)} tone="sea">
        <ButtonLink href={askAddress(page.head.path)}>{say.askPlan}</ButtonLink>
      </Section>
      <PlaceBar page={page} />
    </>
  )
}

/** On a wide screen; a phone has `PlaceBar`. */
function BannerActions({ page }: { page: DestinationPage }) {
  const { main } = page.offers
  return (
    <p className="page-banner__actions place-actions">
      {main && <ButtonLink href={main.href}>{main.action}</ButtonLink>}
      <ButtonLink href={askAddress(page.head.path)} tone={main ? 'light' : 'primary'}>
        {destinationWords().askPlan}
      </ButtonLink>
    </p>
  )
}

/** On a phone: a link to the offers, or to a planner where nothing is sold. */
function PlaceBar({ page }: { page: DestinationPage }) {
  const { main } = page.offers
  if (!main) {
    return (
      <ActionBar href={askAddress(page.head.path)} action={destinationWords().askPlan}>
        <span>{destinationWords().shallWe(page.place)}</span>
      </ActionBar>
    )
  }
  return (
    <ActionBar href={main.href} action={main.action}>
      {main.price === undefined ? <span>{main.title}</span> : <Price sen={main.price} unit={main.unit} />}
    </ActionBar>
  )
}
