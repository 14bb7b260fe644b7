import { dealHref } from '@agency/contracts/site/deal-card.ts'
import { groupRequestPath, productName } from '@agency/contracts/site/products.ts'
import type { CardModel } from '@agency/ui/cards/card.tsx'
import { dealWords } from '@agency/words/offers/deals/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import * as z from 'zod'
import { slugOf } from '../../addresses/addresses.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { shownPrice } from '../../clients/content/readers/kinds/prices.ts'
import {
  day,
  link,
  list,
  nights,
  picture,
  price,
  priceTable,
  requiredDay,
  requiredText,
  terms,
  text,
  wholeNumber,
  yesNo,
} from '../../clients/content/readers/lenient-values.server.ts'
import { providerOf, quotationForm } from './deal-words.ts'

export type DealSettings = { CONTENT_KEY_DEALS: string }

/** Our name of a product: other installations write `HOTELS` or `Flight + Hotel`. */
export const product = text.transform(productName)

const deal = z.object({
  urlSegment: text,
  name: text,
  title: requiredText,
  place: text,
  product,
  link,
  price,
  priceUnit: text,
  facts: text,
  validFrom: day,
  validUntil: day,
  themes: terms,
  dealTags: terms,
  /** True for a net rate, which only agents see. */
  agentOnly: yesNo,
  /** The prices of a net rate by departure and room, and the smallest group that gets them. */
  priceTable,
  minGroup: wholeNumber,
  image: picture,
  // Parameters of its search. Other installations have none: their deals use their link.
  fromStation: text,
  toStation: text,
  city: text,
  airline: text,
  nonStop: yesNo,
  hotel: text,
  stars: wholeNumber,
  cabin: text,
  rooms: wholeNumber,
  guests: wholeNumber,
  promoCode: text,
  travelFrom: day,
  travelUntil: day,
  weekdays: terms,
  nights,
  blackouts: list(z.object({ first: requiredDay, last: requiredDay })),
})
const pool = z.object({ items: list(deal) })

export type Deal = z.output<typeof deal>

/** On a Malaysian calendar day. */
export async function dealsForEverybody(content: ContentSource, env: DealSettings, today: string): Promise<Deal[]> {
  return (await dealsOnOffer(content, env, today)).filter(({ agentOnly }) => !agentOnly)
}

/** On a Malaysian calendar day, with the net rates for agents. */
export async function dealsOnOffer(content: ContentSource, env: DealSettings, today: string): Promise<Deal[]> {
  const deals = await allDeals(content, env)
  return deals.filter(({ validFrom, validUntil }) => (validFrom ?? '') <= today && (validUntil ?? '9') >= today)
}

/** Also after its last day; undefined before its first day. */
export async function dealNamed(
  content: ContentSource,
  env: DealSettings,
  slug: string,
  { today, isAgent }: { today: string; isAgent: boolean },
): Promise<Deal | undefined> {
  const deals = await allDeals(content, env)
  return deals.find(deal => {
    const isShown = (deal.validFrom ?? '') <= today && (isAgent || !deal.agentOnly)
    return isShown && slugOfDeal(deal) === slug
  })
}

async function allDeals(content: ContentSource, env: DealSettings): Promise<Deal[]> {
  const { items } = await content.node(pool, { key: env.CONTENT_KEY_DEALS, deep: 1 }).catch(() => ({ items: [] }))
  return items
}

export function slugOfDeal({ urlSegment, name, title }: Deal): string {
  return urlSegment || slugOf(name || title)
}

/** The path of the offer behind a net rate; undefined for other deals. */
export function offerOfNetRate({ agentOnly, link }: Deal): string | undefined {
  const [, query] = agentOnly ? link.split('?') : []
  if (!query) return undefined
  return new URLSearchParams(query).get('about') ?? undefined
}

/** Forms that accept a deal in their address. */
const dealForms = ['/contactus', groupRequestPath]

function withSlug(href: string, slug: string): string {
  const [path = '', query = ''] = href.split('?')
  return dealForms.includes(path) ? `${path}?${query && `${query}&`}deal=${encodeURIComponent(slug)}` : href
}

/** Links to the deal's link, or to its search. */
export function dealCard(deal: Deal, travelNote = ''): CardModel {
  const { travelFrom, travelUntil } = deal
  const quoted = offerOfNetRate(deal)
  return {
    href: withSlug(dealHref(deal, slugOfDeal(deal)), slugOfDeal(deal)),
    title: deal.title,
    picture: deal.image,
    by: providerOf(deal),
    facts: deal.facts || termWords(deal.place),
    ...shownPrice(deal.price, deal.priceUnit),
    ...(travelFrom && travelUntil && { travel: { from: travelFrom, until: travelUntil }, travelNote }),
    validUntil: deal.validUntil,
    ...(quoted && { also: { href: quotationForm(quoted), text: dealWords().quote } }),
  }
}
