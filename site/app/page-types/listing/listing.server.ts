import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import { shortMonthName } from '@agency/ui/formats/malaysian-day.ts'
import { monthRuns } from '@agency/ui/formats/month-runs.ts'
import * as z from 'zod'
import { list, requiredText, terms, text } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import { headOf, headOfPage, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { cardNode, cardOf, isCard, isOnOffer } from '../page/card.server.ts'
import type { PageLoader } from '../page/page-loader.server.ts'
import { applyFilters, filterGroups, listingItem, readChoices, sortOrders } from './listing-filters.server.ts'

const reason = z.object({ title: requiredText, text })
const schema = z.object({
  ...pageProperties,
  noun: text,
  filters: terms,
  whyChoose: list(reason),
})
const itemNode = cardNode.extend(listingItem.shape)

/** Items on one page of a list. */
const pageSize = 24

/** A family of tours, cruises or tickets: its items with filters, all of it in the address. */
export const loadListing = (async ({ content, route, url, today }) => {
  // Filters count and compare all items, so all are read, but only what cards and filters need of each.
  const [node, items] = await Promise.all([
    content.node(schema, { key: route.key }),
    content.items(itemNode, route.key),
  ])
  const onOffer = items.filter(item => isCard(item, route) && isOnOffer(item.validUntil, today))
  const choices = readChoices(url.searchParams, node.filters)
  const found = applyFilters(onOffer, choices)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(choices.page, pages)
  const [one = 'item', many = `${one}s`] = node.noun.split('|').filter(Boolean)
  const cards = found.slice((page - 1) * pageSize, page * pageSize).map(item => listedCard(item, route))
  const title = titleOf(node, route)
  return {
    type: 'listing' as const,
    head: {
      ...headOfPage(headOf(node, route), page),
      // A filtered or sorted view is for the person who made it; search engines keep the whole list.
      noIndex: choices.isFiltered || choices.sort !== '',
      subject: {
        kind: 'list' as const,
        name: title,
        items: cards.map(card => ({ name: card.title, path: card.href })),
        before: (page - 1) * pageSize,
        total: found.length,
      },
    },
    title,
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    whyChoose: node.whyChoose,
    path: route.path,
    count: `${found.length.toLocaleString('en-MY')} ${found.length === 1 ? one : many}`,
    noun: { one, many },
    filters: filterGroups(onOffer, node.filters, choices),
    sort: { chosen: choices.sort, orders: sortOrders },
    isFiltered: choices.isFiltered,
    cards,
    page,
    pages,
    query: url.search,
  }
}) satisfies PageLoader

/** Beside what every card has: in which months it can be had, and a sentence. */
function listedCard(item: z.output<typeof itemNode>, route: PageRoute) {
  const card = cardOf(item, route)
  const months = item.months.length > 0 ? monthRuns(item.months, shortMonthName) : ''
  return {
    ...card,
    facts: [card.facts, months].filter(Boolean).join(' · '),
    text: firstSentence(item.excerpt || item.subtitle),
  }
}

export type ListingPage = Awaited<ReturnType<typeof loadListing>>
