import { tripFaults } from '@agency/contracts/manage/offers/itinerary.ts'
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
    terms: true,
  })
  .strip()

type Facts = z.infer<typeof facts>

/** Tours, sailings, stays and tickets whose facts contradict their own table of prices, or their own day by day. */
export function checkOfferFacts({ nodes }: ContentMap): Finding[] {
  return nodes
    .filter(({ alias }) => alias === 'contentDetail')
    .flatMap(node => {
      const read = facts.safeParse(node.properties)
      return read.success ? [bookBy, price, trip, group, deposit].flatMap(check => check(node, read.data)) : []
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

/** Days, nights and hotels are those of the day by day. */
const trip = (node: SourceNode, facts: Facts): Finding[] =>
  tripFaults(facts).map(({ path, message }) => findingsAbout(node).error(String(path[0]), message))

function group(node: SourceNode, { groupLeast = 1, groupMost = Infinity }: Facts): Finding[] {
  if (groupLeast <= groupMost) return []
  return [findingsAbout(node).error('groupMost', `at least ${groupLeast} people, but ${groupMost} at most`)]
}

const depositInTerms = /\bdeposit (?:of )?RM ([\d,]+)/i

/** The Tourism Industry Regulations, Fourth Schedule: a deposit is at most a quarter of the price of a tour abroad. */
function deposit(node: SourceNode, { price, terms = [] }: Facts): Finding[] {
  const sum = Number(terms.join(' ').match(depositInTerms)?.[1]?.replaceAll(',', ''))
  if (price === undefined || !(sum * 4 > price)) return []
  return [findingsAbout(node).error('terms', `a deposit of RM ${sum} is more than a quarter of RM ${price}`)]
}
