import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** A card that links to one of these leads back to cards. */
const showOffers = new Set(['homePage', 'dealsPage', 'destinationPage'])

/** Deals that link to such pages or to another price. Their schema checks searches; `checkLinks` reports broken links. */
export function checkDealCards({ nodes, pages }: ContentMap): Finding[] {
  const deals = nodes.filter(({ alias, properties }) => alias === 'deal' && typeof properties.link === 'string')
  return deals.flatMap(deal => {
    const link = String(deal.properties.link)
    const path = link.replace(/[?#].*/, '').toLowerCase()
    const target = pages.get(path)
    const message = target && wrongTarget(deal, target, path)
    return message ? [findingsAbout(deal).error('link', message, link)] : []
  })
}

function wrongTarget({ properties: deal }: SourceNode, { alias, properties: page }: SourceNode, path: string) {
  if (showOffers.has(alias)) {
    const isItself = sharesTag(deal.dealTags, page.dealTags) ? 'the card stands on that page itself' : 'it shows offers'
    return `leads to ${path}, which is no page of this deal: ${isItself}`
  }
  if (page.price !== undefined && page.price !== deal.price)
    return `leads to ${path}, which costs RM ${page.price}; the card says RM ${deal.price}`
  const away = typeof page.days === 'number' ? page.days - 1 : undefined
  if (away === undefined || deal.product !== 'package' || deal.nights === away) return undefined
  return `leads to ${path}, for which one is away ${away} nights: say so in nights`
}

function sharesTag(tags: unknown, others: unknown): boolean {
  return Array.isArray(tags) && Array.isArray(others) && tags.some(tag => others.includes(tag))
}
