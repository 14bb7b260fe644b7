import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { type CheckedDeal, publicDeals } from './public-deals.ts'

const isFair = ({ alias, properties: { title } }: SourceNode) =>
  alias === 'dealsPage' && /\bfairs?\b/i.test(String(title))

/** Pages of fairs need their days, offers that can be booked on those days only, and prices below the usual ones. */
export function checkFairs(map: ContentMap): Finding[] {
  const deals = publicDeals(map)
  return map.nodes.filter(isFair).flatMap(page => {
    const { promoFrom, promoUntil } = page.properties
    const about = findingsAbout(page)
    if (typeof promoFrom !== 'string' || typeof promoUntil !== 'string')
      return [about.error('title', 'promises a fair: say with promoFrom and promoUntil when it is')]
    if (Date.parse(promoUntil) <= map.now.getTime()) return []
    const [first, last] = [malaysianDay(Date.parse(promoFrom)), malaysianDay(Date.parse(promoUntil))]
    const themes = themesOf(page, map)
    const shown = deals.filter(deal => deal.themes.some(theme => themes.includes(theme)))
    if (shown.length === 0) return [about.error('promoFrom', 'promises a fair without a price of the fair')]
    return shown.flatMap(deal => faultsOf(deal, deals, first, last))
  })
}

function themesOf(page: SourceNode, { nodes }: ContentMap): unknown[] {
  return nodes
    .filter(node => node.alias === 'section' && node.parentKey === page.key)
    .map(node => node.properties.theme)
}

function faultsOf(deal: CheckedDeal, deals: CheckedDeal[], first: string, last: string): Finding[] {
  const about = findingsAbout(deal.node)
  const isEveryday = deal.validFrom < first || deal.validUntil > last
  const other = deals.find(one => one.subject === deal.subject && one.node !== deal.node && one.price <= deal.price)
  return [
    ...(isEveryday ? [about.error('themes', `is no price of the fair, which is from ${first} to ${last}`)] : []),
    ...(other ? [about.error('price', `is no price of the fair: ${other.node.name} costs RM ${other.price}`)] : []),
  ]
}
