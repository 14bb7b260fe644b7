import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import { inEnglish } from '@agency/words/in-english.ts'
import { listingWords } from '@agency/words/offers/listing/words.ts'
import { termOf } from '@agency/words/term-words.ts'
import * as z from 'zod'
import { list, requiredText, terms, text, texts } from '../../clients/content/readers/lenient-values.server.ts'
import { departureHolidayWords, loadDealCalendar } from '../../features/deals/deal-season.server.ts'
import { headOf, headOfPage, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { areLast, departureLine } from '../../features/offer-choice/departures.server.ts'
import { monthSpans } from '../../features/offer-choice/trip-days.server.ts'
import { cardOf } from '../page/card.server.ts'
import type { PageLoader } from '../page/page-loader.server.ts'
import { canNarrow, filterGroups } from './filter-groups.server.ts'
import { itemsOnOffer, type ListedItem } from './items-on-offer.server.ts'
import { applyFilters, fitting, readChoices } from './listing-filters.server.ts'
import { ordersOf } from './listing-orders.ts'

const reason = z.object({ title: requiredText, text })
/** Reads `cruise|cruises`, and the words of that term. */
function nounOf(written: string) {
  const words = termOf(written)
  const [one = 'item', many = words ? one : `${one}s`] = (words ?? written).split('|').filter(Boolean)
  return words ? { one, many } : { one: inEnglish(one), many: inEnglish(many) }
}

const schema = z.object({
  ...pageProperties,
  noun: text,
  filters: terms,
  whyChoose: list(reason),
  /** Public paths of families whose items are listed instead of this page's. */
  links: texts,
})

const pageSize = 24

/** A family of tours, cruises or tickets, or several: items with filters in the address. */
export const loadListing = (async request => {
  const { content, env, route, url, today } = request
  // A page with pages below it is a family; its items load without waiting for its node.
  const isFamily = route.children.length > 0
  const [node, calendar, ownItems] = await Promise.all([
    content.node(schema, { key: route.key }),
    loadDealCalendar(content, env, today),
    isFamily ? itemsOnOffer(route, [], request) : [],
  ])
  const onOffer = isFamily ? ownItems : await itemsOnOffer(route, node.links, request)
  const choices = readChoices(url.searchParams, node.filters)
  const matches = applyFilters(onOffer, choices)
  const pages = Math.max(1, Math.ceil(matches.length / pageSize))
  const page = Math.min(choices.page, pages)
  const holidayWords = departureHolidayWords(calendar)
  const cards = matches.slice((page - 1) * pageSize, page * pageSize).map(item => listedCard(item, today, holidayWords))
  const title = titleOf(node, route)
  const noun = nounOf(node.noun)
  return {
    type: 'listing' as const,
    head: {
      ...headOfPage(headOf(node, route), page),
      // Search engines index only the whole list.
      noIndex: choices.isFiltered || choices.sort !== '',
      subject: {
        kind: 'list' as const,
        name: title,
        items: cards.map(card => ({ name: card.title, path: card.href })),
        before: (page - 1) * pageSize,
        total: matches.length,
      },
    },
    title,
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    whyChoose: node.whyChoose,
    path: route.path,
    count: listingWords().count({
      count: matches.length.toLocaleString('en-MY'),
      things: matches.length === 1 ? noun.one : noun.many,
    }),
    noun,
    filters: filterGroups(onOffer, node.filters, choices).filter(group =>
      canNarrow(group, fitting(onOffer, choices, group.name).length),
    ),
    sort: { chosen: choices.sort, orders: ordersOf(onOffer) },
    isFiltered: choices.isFiltered,
    chosen: Object.values(choices.values).flat().length,
    cards,
    page,
    pages,
    query: url.search,
  }
}) satisfies PageLoader

/** A card with family, departures, months and a sentence. */
function listedCard(item: ListedItem, today: string, holidayWords: ReturnType<typeof departureHolidayWords>) {
  const { family, departures, days, daysAway = days, nights } = item
  // A night flight adds a day away but no hotel night.
  const holidays = holidayWords(departures, daysAway ? daysAway - 1 : nights)
  const card = cardOf(item, item.page)
  return {
    ...card,
    by: family,
    facts: [card.facts, monthSpans(item.months)].filter(Boolean).join(' · '),
    text: firstSentence(item.excerpt || item.subtitle),
    leaves: [departureLine(departures), holidays].filter(Boolean).join(' · '),
    tag: areLast(departures, today) ? listingWords().lastDates : undefined,
    // The last day to book is shown only when it is near.
    validUntil: departures.length === 0 && areLast([card.validUntil ?? ''], today) ? card.validUntil : undefined,
  }
}

export type ListingPage = Awaited<ReturnType<typeof loadListing>>
