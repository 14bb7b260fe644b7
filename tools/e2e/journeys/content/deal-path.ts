import { dealAddress } from '@agency/contracts/site/addresses/search-addresses.ts'
import type { APIRequestContext } from '@playwright/test'
import { decodeEntities } from './page-parts.ts'

/** A deal as the content system gives it. */
export type WireDeal = {
  title: string
  product: string
  urlSegment: string
  link?: string
  price: number
  validFrom: string
  validUntil: string
  agentOnly?: boolean
  fromStation?: string
  toStation?: string
  city?: string
  airline?: string
  nonStop?: boolean
  stars?: number
  cabin?: string
  rooms?: number
  guests?: number
  promoCode?: string
  travelFrom: string
  travelUntil: string
  weekdays?: string[]
  nights?: number
  dealTags?: string[]
}

const properties =
  'title,product,link,price,validFrom,validUntil,agentOnly,fromStation,toStation,city,airline,nonStop,stars,cabin,rooms,guests,promoCode,travelFrom,travelUntil,weekdays,nights,dealTags'

/** Every deal on offer on a day. */
export async function dealsOnOffer(request: APIRequestContext, today: string): Promise<WireDeal[]> {
  const content = process.env.E2E_CONTENT_URL
  const { Token } = await (await request.get(`${content}/umbraco/auth/gettoken`)).json()
  const query = new URLSearchParams({ key: '00000000-0000-4000-8000-000000000020', query: properties, deep: '1' })
  const headers = { authorization: `Bearer ${Token}` }
  const answer = await request.get(`${content}/umbraco/shared/get?${query}`, { headers })
  const { items } = (await answer.json()) as { items: WireDeal[] }
  return items.filter(({ validFrom, validUntil }) => validFrom <= today && validUntil >= today)
}

/** Where a deal's card has to lead. */
export function targetOf(deal: WireDeal): string | undefined {
  return deal.link ?? dealAddress(deal, deal.urlSegment)
}

/** The links of a page's cards by their titles. */
export function cardLinks(html: string): { href: string; title: string }[] {
  return [...html.matchAll(/<a href="([^"]*)" class="card__link">(.*?)<\/a>/gs)].map(([, href = '', title = '']) => ({
    href: decodeEntities(href),
    title: decodeEntities(title.replaceAll(/<[^>]*>/g, '')),
  }))
}

/** A form as a browser without script would post it. */
export function formOf(html: string, mark: string): { action: string; fields: [string, string][] } {
  const [, tag = '', inside = ''] = new RegExp(`(<form[^>]*${mark}[^>]*>)([\\s\\S]*?)</form>`).exec(html) ?? []
  const controls = /<input[^>]*>|<select[^>]*>[\s\S]*?<\/select>/g
  const fields = [...inside.matchAll(controls)].flatMap(([control]): [string, string][] => {
    const [opening = ''] = /^<[^>]*>/.exec(control) ?? []
    const name = attribute(opening, 'name')
    const isChoice = /type="(radio|checkbox)"/.test(opening)
    if (name === undefined || (isChoice && !/ checked=""/.test(opening))) return []
    return [[name, control.startsWith('<select') ? selected(control) : (attribute(opening, 'value') ?? '')]]
  })
  return { action: attribute(tag, 'action') ?? '', fields }
}

function selected(select: string): string {
  const options = [...select.matchAll(/<option([^>]*)>([^<]*)/g)]
  const [, attributes = '', text = ''] = options.find(([, found]) => found?.includes('selected=""')) ?? options[0] ?? []
  return attribute(`<option${attributes}>`, 'value') ?? decodeEntities(text)
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : decodeEntities(value)
}
