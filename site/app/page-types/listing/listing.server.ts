import * as z from 'zod'
import { list, requiredText, text, texts } from '../../content/lenient-values.server.ts'
import { cardNode, cardOf, isOnOffer } from '../card.server.ts'
import type { PageLoader } from '../page-loader.server.ts'
import { headOf, pageProperties, titleOf } from '../page-properties.server.ts'
import { applyFilters, filterGroups, listingItem, readChoices, sortOrders } from './listing-filters.server.ts'

const reason = z.object({ title: requiredText, text })
const schema = z.object({
  ...pageProperties,
  noun: text,
  filters: texts,
  whyChoose: list(reason),
  items: list(cardNode.extend(listingItem.shape)),
})

/** Items on one page of a list. */
const pageSize = 24

/** A family of tours, cruises or tickets: its items with filters, all of it in the address. */
export const loadListing = (async ({ content, route, url, today }) => {
  const node = await content.node(schema, { key: route.key, deep: 1 })
  const onOffer = node.items.filter(item => isOnOffer(item.validUntil, today))
  const choices = readChoices(url.searchParams, node.filters)
  const found = applyFilters(onOffer, choices)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(choices.page, pages)
  const [one = 'item', many = `${one}s`] = node.noun.split('|')
  const head = headOf(node, route)
  return {
    type: 'listing' as const,
    // A filtered view is for the person who made it; search engines keep the whole list.
    head: { ...head, noIndex: choices.isFiltered },
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    html: node.bodyText,
    whyChoose: node.whyChoose,
    path: route.path,
    count: `${found.length} ${found.length === 1 ? one : many}`,
    noun: { one, many },
    filters: filterGroups(onOffer, node.filters, choices),
    sort: { chosen: choices.sort, orders: sortOrders },
    isFiltered: choices.isFiltered,
    cards: found.slice((page - 1) * pageSize, page * pageSize).map(item => cardOf(item, route)),
    page,
    pages,
    query: url.search,
  }
}) satisfies PageLoader
