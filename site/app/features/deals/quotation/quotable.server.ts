import { addDays, monthOf } from '@agency/contracts/dates/calendar-day.ts'
import * as z from 'zod'
import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import { picture, text, wholeNumber } from '../../../clients/content/readers/lenient-values.server.ts'
import { resolveRoute } from '../../../clients/content/routes/route-resolution.ts'
import { tableToAsk } from '../../offer-choice/choice-table.server.ts'
import { type OfferKind, offerKind } from '../../offer-choice/offer-kinds.ts'
import { termsProperties } from '../../offer-choice/offer-terms.server.ts'
import type { ChoiceTable } from '../../offer-choice/price-choice.ts'
import { type Travel, travelProperties, tripDaysOf } from '../../offer-choice/trip-days.server.ts'
import type { DealSettings } from '../deals.server.ts'
import { type NetRate, netRateOf } from './net-rate.server.ts'

const schema = z.object({
  title: text,
  image: picture,
  youngestAge: wholeNumber,
  ...travelProperties,
  ...termsProperties,
})

const usualDays = 7

/**
 * @property proposed The default last day of a quotation; `last`: the latest allowed. Without a table of net prices,
 * people are counted like tickets.
 */
export async function quotable(content: ContentSource, env: DealSettings, path: string, today: string) {
  const page = resolveRoute(await content.routes(), path)?.page
  if (!page) return undefined
  const [node, net] = await Promise.all([
    content.node(schema, { key: page.key }),
    netRateOf(content, env, page.path, today),
  ])
  const last = [net?.validUntil, node.validUntil].filter(day => day !== undefined).sort()[0] ?? addDays(today, 365)
  if (!net || last < today) return undefined
  const usual = addDays(today, usualDays)
  return {
    path: page.path,
    title: node.title || page.name,
    picture: node.image,
    net,
    ...pricesOf(net, offerKind(page.ancestors.at(-1), node), node, today),
    last,
    proposed: usual < last ? usual : last,
  }
}

export type Quotable = NonNullable<Awaited<ReturnType<typeof quotable>>>

type OfferFacts = Travel & Pick<z.output<typeof schema>, 'youngestAge' | 'maxGroup'>

function pricesOf(net: NetRate, kind: OfferKind, facts: OfferFacts, today: string) {
  const table = net.priceTable && tableToAsk(net.priceTable, kind, today, { ...facts, trip: tripDaysOf(facts, today) })
  if (!table || table.rows.length === 0) return { kind: 'ticket' as OfferKind, table: onePrice(net.sen) }
  const [from, until] = [monthOf(net.travelFrom ?? today), monthOf(net.travelUntil ?? '9')]
  const months = table.months?.filter(month => month >= from && month <= until)
  return { kind, table: { ...table, ...(months && { months }) } }
}

const onePrice = (sen: number): ChoiceTable => ({ columns: [], rows: [{ label: '', prices: [sen] }] })
