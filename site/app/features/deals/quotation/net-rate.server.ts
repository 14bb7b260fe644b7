import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import { type Deal, type DealSettings, dealsOnOffer, offerOfNetRate } from '../deals.server.ts'

/** The price for travel agents. Never send it to other visitors, or in a page that is cached for them. */
export type NetRate = Pick<Deal, 'priceTable' | 'travelFrom' | 'travelUntil' | 'validUntil'> & {
  /** For one person. */
  sen: number
  /** The smallest group that gets it. */
  least: number
}

/** On a Malaysian calendar day; undefined if there is none. */
export async function netRateOf(
  content: ContentSource,
  env: DealSettings,
  path: string,
  today: string,
): Promise<NetRate | undefined> {
  const deals = await dealsOnOffer(content, env, today)
  const deal = deals.find(one => offerOfNetRate(one) === path && one.price?.sen !== undefined)
  if (deal?.price?.sen === undefined) return undefined
  const { priceTable, travelFrom, travelUntil, validUntil } = deal
  return { priceTable, travelFrom, travelUntil, validUntil, sen: deal.price.sen, least: deal.minGroup ?? 1 }
}
