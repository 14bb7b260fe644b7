import type * as z from 'zod'
import { contentDetail } from '../../../schemas/content-detail.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { lastDeparture } from './departures.ts'

const facts = contentDetail
  .pick({
    price: true,
    priceTable: true,
    nights: true,
    days: true,
    itinerary: true,
    validUntil: true,
    hotels: true,
    groupLeast: true,
    groupMost: true,
  })
  .strip()

type Facts = z.infer<typeof facts>

/** Tours, sailings, stays and tickets whose facts contradict their own table of prices, or their own day by day. */
export function checkOfferFacts({ nodes }: ContentMap): Finding[] {
  return nodes
    .filter(({ alias }) => alias === 'contentDetail')
    .flatMap(node => {
      const read = facts.safeParse(node.properties)
      return read.success
        ? [
            ...bookBy(node, read.data),
            ...price(node, read.data),
            ...length(node, read.data),
            ...stay(node, read.data),
            ...group(node, read.data),
          ]
        : []
    })
}

function bookBy(node: SourceNode, { validUntil, priceTable }: Facts): Finding[] {
  const last = priceTable && lastDeparture(priceTable.rows.map(({ label }) => label))
  if (validUntil === undefined || last === undefined || validUntil <= last) return []
  return [
    findingsAbout(node).error('validUntil', `one can book until ${validUntil}, but the last departure is ${last}`),
  ]
}

/** The price in front is in the table; where rows are departures, it is the lowest of its column. */
function price(node: SourceNode, { price, priceTable }: Facts): Finding[] {
  if (price === undefined || priceTable === undefined) return []
  const about = findingsAbout(node)
  const { rows, columns } = priceTable
  const ofColumn = columns.map((_, at) => rows.map(({ prices }) => prices[at] ?? Infinity))
  if (!ofColumn.flat().includes(price)) return [about.error('price', `the table of prices has no RM ${price}`)]
  const isLowest = ofColumn.some(prices => Math.min(...prices) === price)
  if (isLowest || !lastDeparture(rows.map(({ label }) => label))) return []
  return [about.error('price', `RM ${price} is not the lowest price of its column`)]
}

/** Nights on the way there or back are spent in a seat, so there may be fewer nights than days less one, never more. */
function length(node: SourceNode, { nights, days, itinerary }: Facts): Finding[] {
  const about = findingsAbout(node)
  const last = itinerary?.at(-1)?.day
  if (days !== undefined && last !== undefined && days !== last)
    return [about.error('days', `${days} days, but the day by day ends with day ${last}`)]
  const most = days ?? last
  if (nights === undefined || most === undefined || nights < most) return []
  return [about.error('nights', `${nights} nights do not fit into ${most} days`)]
}

/** Hotels are in places where a night is spent. */
function stay(node: SourceNode, { hotels = [], itinerary = [] }: Facts): Finding[] {
  const nights = itinerary.map(({ overnight }) => overnight)
  return hotels
    .filter(({ place }) => !nights.includes(place))
    .map(({ place }) => findingsAbout(node).error('hotels', `no night of the day by day is spent in ${place}`))
}

function group(node: SourceNode, { groupLeast = 1, groupMost = Infinity }: Facts): Finding[] {
  if (groupLeast <= groupMost) return []
  return [findingsAbout(node).error('groupMost', `at least ${groupLeast} people, but ${groupMost} at most`)]
}
