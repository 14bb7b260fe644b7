import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { askAboutSearch } from '@agency/contracts/site/addresses/search-addresses.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { cheaperDays } from './cheaper-days.ts'
import { addressOf, chosen, lowestOf, type ResultsView } from './choice.ts'
import { ChoiceForm } from './choice-form.tsx'
import type { Offer, Offers } from './offer.ts'
import { OfferCard } from './offer-card.tsx'

export function Results(props: ResultsView) {
  const { offers, choice } = props
  if (offers.list.length === 0) return <NothingOnSale {...props} />
  const shown = chosen(offers, choice)
  const cheapest = lowestOf(offers.list)
  return (
    <>
      <Notice>
        <p>
          <b>Sample {offers.noun}: nothing is booked or held, and nothing can be paid here.</b> They show what results
          look like; times and prices are made up.
        </p>
      </Notice>
      <div className="results">
        <ChoiceForm {...props} />
        <section aria-labelledby="offers">
          <h2 id="offers">{headline(shown, offers)}</h2>
          <CheaperDays {...props} />
          {shown.length === 0 && <NoMatch {...props} />}
          <ol className="offers">
            {shown.map(offer => (
              <OfferCard
                key={offer.id}
                offer={offer}
                noun={offers.noun}
                isCheapest={offer.price === cheapest}
                askHref={askHref(props, offer)}
              />
            ))}
          </ol>
          <p className="results__ask">
            Would you rather have us look for you? <a href={askHref(props)}>Ask a travel planner</a>.
          </p>
        </section>
      </div>
    </>
  )
}

/** The website's enquiry form about the search, or one offer. */
function askHref({ siteUrl, formHref }: Pick<ResultsView, 'siteUrl' | 'formHref'>, offer?: Offer): string {
  const search = formHref.slice(siteUrl.length)
  if (!offer) return siteUrl + askAboutSearch(search)
  const [out, back] = offer.legs
  const times = { ...(out && { out: out.leaves }), ...(back && { back: back.leaves }) }
  return siteUrl + askAboutSearch(search, { title: offer.title, ...times, sen: offer.price })
}

function headline(shown: Offer[], { list, noun }: Offers): string {
  const lowest = lowestOf(shown)
  if (lowest === undefined) return `No ${noun} match`
  const count = shown.length === list.length ? `${list.length}` : `${shown.length} of ${list.length}`
  return `${count} ${noun}, from ${formatSen(lowest)}`
}

function NoMatch({ offers, path, fields, choice, formHref }: ResultsView) {
  const any = { order: choice.order, filters: Object.fromEntries(offers.filters.map(({ name }) => [name, ''])) }
  const wanted = Object.values(choice.filters).filter(Boolean)
  return (
    <div className="results__none">
      <p>
        There are {offers.list.length} {offers.noun} for this search, but none with all of: {wanted.join(', ')}.
      </p>
      <p className="actions">
        <ButtonLink href={addressOf(path, fields, any)}>Show all {offers.noun}</ButtonLink>
        <ButtonLink href={formHref} tone="quiet">
          Change the search
        </ButtonLink>
      </p>
    </div>
  )
}

function NothingOnSale({ offers, ...view }: ResultsView) {
  return (
    <section className="message">
      <h2>No {offers.noun} for this search</h2>
      <p>There is nothing on that day in that class, or the day has passed. Another day or class often helps.</p>
      <p className="actions">
        <ButtonLink href={view.formHref}>Change the search</ButtonLink>
        <ButtonLink href={askHref(view)} tone="quiet">
          Ask a travel planner
        </ButtonLink>
      </p>
    </section>
  )
}

function CheaperDays(view: ResultsView) {
  const days = cheaperDays(view, malaysianDay(Date.now()))
  if (days.length === 0) return null
  return (
    <nav className="cheaper" aria-labelledby="cheaper">
      <p id="cheaper">Cheaper on other days</p>
      <ul>
        {days.map(({ days, price, saves, href }) => (
          <li key={days}>
            <a href={href}>
              <b>{days}</b> from {formatSen(price)}
            </a>
            <small>{formatSen(saves)} less, sample price</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}
