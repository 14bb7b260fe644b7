import type { CardModel } from '@agency/ui/cards/card.tsx'
import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import {
  day,
  link,
  list,
  picture,
  price,
  requiredText,
  terms,
  text,
  yesNo,
} from '../../clients/content/readers/lenient-values.server.ts'

export type DealSettings = { CONTENT_KEY_DEALS: string }

const deal = z.object({
  name: text,
  title: requiredText,
  place: text,
  product: text,
  link,
  price,
  priceUnit: text,
  facts: text,
  validFrom: day,
  validUntil: day,
  themes: terms,
  dealTags: terms,
  /** A net rate, for agents only. */
  agentOnly: yesNo,
  image: picture,
})
const pool = z.object({ items: list(deal) })

export type Deal = z.output<typeof deal>

/**
 * The deals for everybody on offer on a Malaysian calendar day that fit, as cards. An unreadable pool gives none: pages stand without.
 * @param today `YYYY-MM-DD`.
 */
export async function dealsOf(
  content: ContentSource,
  env: DealSettings,
  today: string,
  fits: (deal: Deal) => boolean,
): Promise<CardModel[]> {
  const deals = await dealsOnOffer(content, env, today)
  return deals.filter(deal => !deal.agentOnly && fits(deal)).map(dealCard)
}

/** Every deal on offer on a Malaysian calendar day, net rates for agents among them. */
export async function dealsOnOffer(content: ContentSource, env: DealSettings, today: string): Promise<Deal[]> {
  const { items } = await content.node(pool, { key: env.CONTENT_KEY_DEALS, deep: 1 }).catch(() => ({ items: [] }))
  return items.filter(({ validFrom, validUntil }) => (validFrom ?? '') <= today && (validUntil ?? '9') >= today)
}

/** A deal as a card. */
export function dealCard(deal: Deal): CardModel {
  return {
    href: deal.link || '/contactus',
    title: deal.title,
    picture: deal.image,
    facts: deal.facts || deal.place,
    ...shownPrice(deal.price, deal.priceUnit),
    validUntil: deal.validUntil,
  }
}
