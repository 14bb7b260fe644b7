import { dealHref } from '@agency/contracts/site/deal-card.ts'
import { productName } from '@agency/contracts/site/promised-offers.ts'
import type { CardModel } from '@agency/ui/cards/card.tsx'
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

/** A product as our own content names it: other installations write `HOTELS` or `Flight + Hotel`. */
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
  /** A net rate, for agents only. */
  agentOnly: yesNo,
  /** Of a net rate: its prices by departure and room, and from how many people on they are given. */
  priceTable,
  groupLeast: wholeNumber,
  image: picture,
  // What its search is filled in with. Other installations have none of it: their deals lead where their link leads.
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

/** The deals on offer on a Malaysian calendar day, without the net rates for agents. */
export async function dealsForEverybody(content: ContentSource, env: DealSettings, today: string): Promise<Deal[]> {
  return (await dealsOnOffer(content, env, today)).filter(({ agentOnly }) => !agentOnly)
}

/** Every deal on offer on a Malaysian calendar day, net rates for agents among them. */
export async function dealsOnOffer(content: ContentSource, env: DealSettings, today: string): Promise<Deal[]> {
  const deals = await allDeals(content, env)
  return deals.filter(({ validFrom, validUntil }) => (validFrom ?? '') <= today && (validUntil ?? '9') >= today)
}

/**
 * The deal that an address names, also after its last day. Undefined where there is none, not yet, or not for everybody.
 * @param slug As `slugOfDeal` gives it.
 */
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

/** What names a deal in addresses. */
export function slugOfDeal({ urlSegment, name, title }: Deal): string {
  return urlSegment || slugOf(name || title)
}

/** The path of the offer that the form behind a net rate is about; undefined for other deals. */
export function offerOfNetRate({ agentOnly, link }: Deal): string | undefined {
  const [, query] = agentOnly ? link.split('?') : []
  if (!query) return undefined
  return new URLSearchParams(query).get('about') ?? undefined
}

/** Forms that know which deal is asked about. */
const dealForms = ['/contactus', '/group-flight-request-form']

/** An address of a form with the deal it is asked about; any other as it is. */
function withSlug(href: string, slug: string): string {
  const [path = '', query = ''] = href.split('?')
  return dealForms.includes(path) ? `${path}?${query && `${query}&`}deal=${encodeURIComponent(slug)}` : href
}

/** A deal as a card. It leads where its link leads, or to its search. @param travelNote What its travel period takes in. */
export function dealCard(deal: Deal, travelNote = ''): CardModel {
  const { travelFrom, travelUntil } = deal
  const quoted = offerOfNetRate(deal)
  return {
    href: withSlug(dealHref(deal, slugOfDeal(deal)), slugOfDeal(deal)),
    title: deal.title,
    picture: deal.image,
    by: providerOf(deal),
    facts: deal.facts || deal.place,
    ...shownPrice(deal.price, deal.priceUnit),
    ...(travelFrom && travelUntil && { travel: { from: travelFrom, until: travelUntil }, travelNote }),
    validUntil: deal.validUntil,
    ...(quoted && { also: { href: quotationForm(quoted), text: 'Make a quotation' } }),
  }
}
