import { Price } from '@agency/ui/cards/price.tsx'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Section } from '@agency/ui/layout/section.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { detailWords } from '@agency/words/offers/detail/words.ts'
import { useRouteLoaderData } from 'react-router'
import { quotationForm } from '../../features/deals/deal-words.ts'
import { NetPrice } from '../../features/deals/quotation/net-price.tsx'
import {
  chooseText,
  closingWords,
  OfferBar,
  OfferCard,
  OfferStyle,
  offerCardId,
} from '../../features/offer-choice/offer-card.tsx'
import { askAddress } from '../../features/offer-choice/offer-kinds.ts'
import type { Shell } from '../../features/site-settings/shell-model.server.ts'
import { WhatIfICancel } from '../../features/site-settings/terms/terms-table.tsx'
import { useAnswered } from '../../features/site-settings/trust/answers/use-answered.ts'
import { Reviews } from '../../features/site-settings/trust/reviews.tsx'
import { TrustFacts } from '../../features/site-settings/trust/trust-facts.tsx'
import { CardSection } from '../page/card-section.tsx'
import { FactsStrip } from '../page/facts-strip.tsx'
import { Gallery } from '../page/gallery.tsx'
import { MapFigure } from '../page/maps/map-figure.tsx'
import { PageBanner } from '../page/page-banner.tsx'
import { TextList } from '../page/text-list.tsx'
import type { AskedQuestion } from './asked-questions.server.ts'
import type { DetailPage } from './detail.server.ts'
import { Photographs } from './photographs.tsx'
import { MonthPrices, PriceTable } from './price-table.tsx'
import { HotelNights, Itinerary, TripFacts } from './trip-facts.tsx'

export function DetailTemplate({ page }: { page: DetailPage }) {
  const shell = useRouteLoaderData<{ shell: Shell }>('root')?.shell
  const say = detailWords()
  return (
    <div>
      <PageStyle name="detail" />
      <PageStyle name="trip" />
      <DetailBanner page={page} />
      <FactsStrip facts={shownFacts(page)} />
      <Photographs photographs={page.photographs} />
      <div className={page.isOver ? 'wrap detail' : 'wrap detail detail--offer'}>
        <div className="detail__main">
          {page.isOver && <OfferStyle />}
          {page.isOver && (
            <Notice>
              {say.over} {page.family && <a href={page.family.path}>{say.now}</a>}
            </Notice>
          )}
          <Prose html={page.html} />
          <Gallery pictures={otherPictures(page)} title={page.title} />
          <TextList title={say.highlights} items={page.highlights} icon="star" />
          {page.map && (
            <section>
              <h2>{say.route}</h2>
              <MapFigure
                map={page.map.drawn}
                label={say.routeMap(page.map.way)}
                stops={page.map.stops}
                className="map--route"
              />
            </section>
          )}
          <Itinerary days={page.itinerary} />
          <HotelNights stays={page.stays} words={page.houseWords} />
          <TripFacts trip={page.trip} />
          <TextList title={say.glance} items={page.glance} icon="info" />
          {page.prices && <PriceTable prices={page.prices} unit={page.offer.priceUnit} />}
          <MonthPrices months={page.months} unit={page.offer.priceUnit} />
          <div className="detail__columns">
            <TextList title={say.included} items={page.inclusions} icon="check" />
            <TextList title={say.notIncluded} items={page.exclusions} icon="minus" />
          </div>
          <TextList title={say.entry} items={page.entry} icon="info" />
          <TextList title={say.terms} items={page.terms} icon="info" />
          <WhatIfICancel whatIf={page.whatIf} />
          <ShareLinks address={page.offer.address} title={page.title} />
        </div>
        {!page.isOver && (
          <aside className="detail__aside">
            <OfferCard
              offer={page.offer}
              brand={shell?.brand}
              planner={page.planner}
              quotation={page.net && quotationForm(page.offer.path)}
            >
              {page.net && <NetPrice net={page.net} />}
            </OfferCard>
          </aside>
        )}
      </div>
      <AskedQuestions questions={page.questions} all={shell?.rolePaths.questions} />
      <Reviews reviews={page.reviews.shown} mean={page.reviews.mean} />
      <CardSection
        title={say.related}
        tone="sand"
        more={page.family && { href: page.family.path, text: say.moreFrom(page.family.name) }}
        cards={page.related}
        layout="rail"
      />
      {!page.isOver && (
        <div className="wrap page-body">
          <TrustFacts
            title={say.seller}
            names={['company', 'licence', 'price', 'confirmation']}
            contents={page.contents}
            takesDeposit={page.takesDeposit}
          />
        </div>
      )}
      {!page.isOver && <ClosingCall page={page} />}
      {!page.isOver && <OfferBar offer={page.offer} />}
    </div>
  )
}

function DetailBanner({ page }: { page: DetailPage }) {
  const { offer } = page
  return (
    <PageBanner page={page}>
      {(offer.price !== undefined || offer.priceWords) && (
        <p className="page-banner__price">
          <Price sen={offer.price} words={offer.priceWords} unit={offer.priceUnit} />
        </p>
      )}
      <p className="page-banner__actions">
        {!page.isOver && <ButtonLink href={`#${offerCardId}`}>{chooseText(offer.kind, offer.table?.dated)}</ButtonLink>}
        <ButtonLink href={askAddress(page.head.path)} tone="light">
          {detailWords().ask}
        </ButtonLink>
      </p>
    </PageBanner>
  )
}

function ClosingCall({ page }: { page: DetailPage }) {
  const { title, text, button } = closingWords(page.offer.kind)
  const answered = useAnswered()
  return (
    <Section title={title} subtitle={text(answered)} tone="sea">
      <ButtonLink href={askAddress(page.head.path)}>{button}</ButtonLink>
    </Section>
  )
}

/** Leaves out the banner's picture. */
function otherPictures({ gallery, picture }: DetailPage) {
  return gallery.filter(({ src }) => src !== picture?.src)
}

function shownFacts({ facts, validUntil }: DetailPage) {
  return validUntil
    ? [...facts, { label: detailWords().bookBy, value: formatDay(validUntil), icon: 'calendar' }]
    : facts
}

/**
 * WhatsApp works without script; the copy button needs it and is hidden until then.
 * @param address The page's whole public address.
 */
function ShareLinks({ address, title }: { address: string; title: string }) {
  const say = detailWords()
  return (
    <p className="share" data-share={address}>
      <span>{say.share}</span>
      <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} rel="noopener external">
        <Icon name="whatsapp" size={18} /> WhatsApp
      </a>
      <button type="button" className="link-button" data-copy-link hidden>
        <Icon name="copy" size={18} /> {say.copy}
      </button>
      <span role="status" data-copied={say.copied} data-not-copied={say.notCopied} />
    </p>
  )
}

function AskedQuestions({ questions, all }: { questions: AskedQuestion[]; all: string | undefined }) {
  if (questions.length === 0) return null
  const say = detailWords()
  return (
    <Section title={say.questions} more={all ? { href: all, text: say.allQuestions } : undefined}>
      <ul className="asked">
        {questions.map(({ question, answer, path }) => (
          <li key={path}>
            <h3>
              <a href={path}>{question}</a>
            </h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
