import { bedAge } from '@agency/contracts/content/prices/fare.ts'
import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { askedNames } from '@agency/contracts/site/addresses/search-addresses.ts'
import { formatDay, formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { choiceWords } from '@agency/words/offers/choice/words.ts'
import { offerWords } from '@agency/words/offers/offer/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import { picture, price, terms, text, wholeNumber } from '../../clients/content/readers/lenient-values.server.ts'
import { type RouteIndex, resolveRoute } from '../../clients/content/routes/route-resolution.ts'
import type { TermsSettings } from '../site-settings/terms/booking-terms.server.ts'
import { tableToAsk } from './choice-table.server.ts'
import { isTrip, type OfferKind, offerKind } from './offer-kinds.ts'
import { contentsOfOffer, loadOfferTerms, termsProperties } from './offer-terms.server.ts'
import {
  agesIn,
  type Choice,
  type ChoiceTable,
  choiceLabels,
  choiceNames,
  dayOfChoice,
  partyOf,
  quoteOf,
  readChoice,
  sumOf,
} from './price-choice.ts'
import { travelProperties, tripDaysOf } from './trip-days.server.ts'

const schema = z.object({
  image: picture,
  price,
  priceUnit: text,
  destinations: terms,
  priceSharing: wholeNumber,
  youngestAge: wholeNumber,
  ...travelProperties,
  ...termsProperties,
})

type Chooser = { content: ContentSource; env: TermsSettings; url: URL; today: string }

/**
 * Undefined if the offer cannot be loaded: the enquiry must still be possible.
 * @param isGroup The form is that of groups, which counts infants apart and asks for flights, should the tour leave them out.
 */
export async function chosenOffer(
  { content, env, url, today }: Chooser,
  path: string,
  routes: RouteIndex,
  isGroup = false,
) {
  const page = resolveRoute(routes, path)?.page
  const [node, tellTerms] = await Promise.all([
    page && content.node(schema, { key: page.key }).catch(() => undefined),
    loadOfferTerms(content, env),
  ])
  if (!page || !node) return undefined
  const kind = offerKind(page.ancestors.at(-1), node)
  const trip = tripDaysOf(node, today)
  const table = tableToAsk(node.priceTable, kind, today, { ...node, trip })
  const choice = table && readChoice(table, url.searchParams)
  const chosen = () => (table && choice ? factsOf(table, choice, kind) : [])
  function forGroup(): Record<string, string> {
    const infants = agesIn(choice?.childAges).filter(age => age < bedAge).length
    const depart = table && choice && dayOfChoice(table, choice)
    return {
      trip: 'no-flight',
      to: node?.destinations[0] ?? '',
      ...(infants > 0 && { infants: String(infants), children: String(Number(choice?.children) - infants) }),
      ...(depart && { return: addDays(depart, (trip.daysAway ?? 1) - 1) }),
    }
  }
  return {
    picture: node.image,
    facts: () => withPrice(chosen(), node),
    chosen,
    cancelling: tellTerms({ node, kind, table, today }, choice?.departure || choice?.room ? choice : undefined),
    contents: contentsOfOffer(node, kind),
    isOver: node.validUntil !== undefined && node.validUntil < today,
    suggested: table && choice ? { ...suggestions(table, choice, kind), ...(isGroup && forGroup()) } : {},
  }
}

export function offerQuery(query: URLSearchParams): [name: string, value: string][] {
  return ['about', 'deal', ...askedNames, ...choiceNames].flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
}

export function pathWithChoice(path: string, query: URLSearchParams): string {
  const chosen = ['deal', ...choiceNames].flatMap(name => (query.get(name) ? [[name, query.get(name) ?? '']] : []))
  return chosen.length > 0 ? `${path}?${new URLSearchParams(chosen)}` : path
}

export function choiceFacts(table: ChoiceTable, choice: Choice, kind: OfferKind): Fact[] {
  const { row, column } = choiceLabels(table, kind)
  const say = choiceWords()
  const words = say[kind]
  return filled([
    { label: row, value: termWords(choice.departure) },
    { label: column, value: termWords(choice.room) },
    { label: say.month, value: choice.month ? formatMonth(choice.month) : '' },
    { label: say.date, value: choice.depart ? formatDay(choice.depart) : '' },
    { label: words.people, value: (isTrip(kind) && choice.adults) || choice.people },
    {
      label: say.children,
      value:
        choice.children && choice.childAges
          ? offerWords().aged({ count: choice.children, ages: choice.childAges })
          : choice.children,
    },
    { label: words.rooms, value: choice.rooms },
  ])
}

export type Fact = { label: string; value: string }
const filled = (facts: { label: string; value: string | undefined }[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

const factsOf = (table: ChoiceTable, choice: Choice, kind: OfferKind): Fact[] => [
  ...choiceFacts(table, choice, kind),
  ...filled([
    { label: offerWords().price, value: sumOf(table, choice, kind) },
    { label: offerWords().groupPrice, value: groupAsk(table, choice, kind) },
  ]),
]

/** A note that the sum is at a group price, or that the table has no group price; empty for few people. */
export function groupAsk(table: ChoiceTable, choice: Choice, kind: OfferKind): string {
  const quote = quoteOf(table, choice, kind)
  const party = partyOf(choice)
  if (!quote?.fromTable || !quote.note || !party) return ''
  const isOpen = quote.note === choiceWords().groupQuote
  return isOpen ? offerWords().quoteFor(party.adults + party.children) : quote.note
}

export function offerFacts(node: Priced, table: ChoiceTable | undefined, choice: Choice | undefined, kind: OfferKind) {
  return withPrice(table && choice ? factsOf(table, choice, kind) : [], node)
}

const withPrice = (chosen: Fact[], node: Priced): Fact[] =>
  chosen.some(({ label }) => label === offerWords().price) ? chosen : [...chosen, ...fromPrice(node)]

type Priced = Pick<z.output<typeof schema>, 'price' | 'priceUnit'>

function fromPrice(node: Priced): Fact[] {
  const { price: sen, priceWords, priceUnit } = shownPrice(node.price, node.priceUnit)
  const value = sen === undefined ? priceWords : `${offerWords().from(formatSen(sen))} ${priceUnit}`.trim()
  return value ? [{ label: offerWords().price, value }] : []
}

function suggestions(table: ChoiceTable, choice: Choice, kind: OfferKind): Record<string, string> {
  const { people, adults = people, children, childAges, depart } = choice
  const day = depart ?? dayOfChoice(table, choice)
  return {
    ...(day && { depart: day }),
    ...(isTrip(kind) && adults && { adults }),
    ...(children && { children }),
    ...(children && childAges && { childAges }),
  }
}
