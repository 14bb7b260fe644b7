import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { askAboutSearch } from '@agency/contracts/site/addresses/search-addresses.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { resultsWords } from '@agency/words/booking/results/words.ts'
import { searchWords } from '@agency/words/booking/search/words.ts'
import { sitePath } from '../../http/know-site.ts'
import { cheaperDays } from './cheaper-days.ts'
import { addressOf, chosen, lowestOf, type ResultsView } from './choice.ts'
import { ChoiceForm } from './choice-form.tsx'
import { type Offer, type Offers, valueName } from './offer.ts'
import { OfferCard } from './offer-card.tsx'

export function Results(props: ResultsView) {
  const { offers, choice } = props
  if (offers.list.length === 0) return <NothingOnSale {...props} />
  const shown = chosen(offers, choice)
  const cheapest = lowestOf(offers.list)
  const say = resultsWords()
  return (
    <>
      <Notice>
        <p>
          <b>{say.kinds[offers.kind].sample}</b> {say.made}
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
                kind={offers.kind}
                isCheapest={offer.price === cheapest}
                askHref={askHref(props, offer)}
              />
            ))}
          </ol>
          <p className="results__ask">
            <Sentence of={say.ask(text => <a href={askHref(props)}>{text}</a>)} />
          </p>
        </section>
      </div>
    </>
  )
}

/** The website's enquiry form about the search, or one offer. */
function askHref({ siteUrl, formHref }: Pick<ResultsView, 'siteUrl' | 'formHref'>, offer?: Offer): string {
  const search = formHref.slice((siteUrl + sitePath('')).length)
  if (!offer) return siteUrl + sitePath(askAboutSearch(search))
  const [out, back] = offer.legs
  const times = { ...(out && { out: out.leaves }), ...(back && { back: back.leaves }) }
  return siteUrl + sitePath(askAboutSearch(search, { title: offer.asked ?? offer.title, ...times, sen: offer.price }))
}

function headline(shown: Offer[], { list, kind }: Offers): string {
  const lowest = lowestOf(shown)
  const say = resultsWords().kinds[kind]
  if (lowest === undefined) return say.noMatch
  return say.headline({ shown: shown.length, all: list.length, from: formatSen(lowest) })
}

function NoMatch({ offers, path, fields, choice, formHref }: ResultsView) {
  const any = { order: choice.order, filters: Object.fromEntries(offers.filters.map(name => [name, ''])) }
  const wanted = Object.values(choice.filters).filter(Boolean).map(valueName)
  const say = resultsWords().kinds[offers.kind]
  return (
    <div className="results__none">
      <p>{say.noneWith({ all: offers.list.length, wanted })}</p>
      <p className="actions">
        <ButtonLink href={addressOf(path, fields, any)}>{say.showAll}</ButtonLink>
        <ButtonLink href={formHref} tone="quiet">
          {searchWords().change}
        </ButtonLink>
      </p>
    </div>
  )
}

function NothingOnSale({ offers, ...view }: ResultsView) {
  const { kinds, nothing } = resultsWords()
  return (
    <section className="message">
      <h2>{kinds[offers.kind].none}</h2>
      <p>{nothing}</p>
      <p className="actions">
        <ButtonLink href={view.formHref}>{searchWords().change}</ButtonLink>
        <ButtonLink href={askHref(view)} tone="quiet">
          {searchWords().ask}
        </ButtonLink>
      </p>
    </section>
  )
}

function CheaperDays(view: ResultsView) {
  const days = cheaperDays(view, malaysianDay(Date.now()))
  if (days.length === 0) return null
  const say = resultsWords().cheaper
  return (
    <nav className="cheaper" aria-labelledby="cheaper">
      <p id="cheaper">{say.title}</p>
      <ul>
        {days.map(({ days, price, saves, href }) => (
          <li key={days}>
            <a href={href}>
              <Sentence of={say.day(<b>{days}</b>, formatSen(price))} />
            </a>
            <small>{say.less(formatSen(saves))}</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}
