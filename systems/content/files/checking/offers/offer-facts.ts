import { daysOfTrip, type Head, saysWho } from '@agency/contracts/content/prices/fare.ts'
import { readWhen } from '@agency/contracts/content/readers/departure-label.ts'
import { tripFaults } from '@agency/contracts/manage/offers/itinerary.ts'
import { bookingTerms } from '@agency/contracts/site/terms/terms.ts'
import { kindOfTerms, ownTermsFaults } from '@agency/contracts/site/terms/terms-faults.ts'
import * as z from 'zod'
import { contentDetail } from '../../../schemas/content-detail.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

const facts = z.object(contentDetail.shape).pick({
  price: true,
  priceTable: true,
  nights: true,
  days: true,
  itinerary: true,
  validUntil: true,
  hotels: true,
  hotelsNamedDays: true,
  inclusions: true,
  minGroup: true,
  maxGroup: true,
  booked: true,
  ports: true,
  months: true,
  travelFrom: true,
  travelUntil: true,
  daysAway: true,
  nightsInAir: true,
  startsIn: true,
  subtitle2: true,
  terms: true,
  termsKind: true,
  deposit: true,
  depositPercent: true,
  audience: true,
  food: true,
  prayer: true,
  youngestAge: true,
  balanceDays: true,
})

type Facts = z.infer<typeof facts>

/** Tours, sailings, stays and tickets that contradict their own table of prices or itinerary. */
export function checkOfferFacts({ nodes }: ContentMap): Finding[] {
  const settings = nodes.find(({ alias }) => alias === 'settings')?.properties.bookingTerms
  const terms = z.array(bookingTerms).safeParse(settings).data ?? []
  return nodes
    .filter(({ alias }) => alias === 'contentDetail')
    .flatMap(node => {
      const read = facts.safeParse(node.properties)
      if (!read.success) return []
      const offerTerms = ownTerms(node, read.data, terms)
      return [
        ...[days, travel, people, bookBy, price, trip, stars, group, booked, deposit, mark].flatMap(check =>
          check(node, read.data),
        ),
        ...offerTerms,
      ]
    })
}

/** “Good for families” promises a child below 12, “for Muslim travellers” food and prayer; a certificate has a number. */
function mark(node: SourceNode, facts: Facts): Finding[] {
  const { audience = [], food = '', prayer = '', youngestAge, nights, days, priceTable } = facts
  const about = findingsAbout(node)
  const heads = priceTable ? [...priceTable.rows, ...columnsOf(priceTable)] : []
  const ages = heads.flatMap(({ fare }) => (fare?.who === 'child' ? (fare.youngest ?? []) : []))
  const unless = (isKnown: boolean, whom: (typeof audience)[number], say: string) =>
    (nights ?? days) && audience.includes(whom) && !isKnown
      ? [about.error('audience', `says ${whom}: say ${say}, or leave the mark out`)]
      : []
  return [
    ...unless((youngestAge ?? Math.min(...ages)) < 12, 'families', 'by an age or a child’s price that children come'),
    ...unless(Boolean(food && prayer), 'muslim-friendly', 'in “Halal food” and “Prayer” how'),
    ...(/(?<!not )(halal[- ])?certified/i.test(food) && !/\d{3}/.test(food)
      ? [about.error('food', 'names no body and number of the certificate: write “Muslim-friendly, not certified”')]
      : []),
  ]
}

/** Terms of an offer that are harsher than prescribed, beside the settings' terms of its kind. */
function ownTerms(node: SourceNode, facts: Facts, all: z.output<typeof bookingTerms>[]): Finding[] {
  const ofKind = all.find(({ kind }) => kind === kindOfTerms(facts))
  if (!ofKind) return []
  return ownTermsFaults(facts, ofKind).map(({ path, message }) => findingsAbout(node).error(String(path[0]), message))
}

type Table = NonNullable<Facts['priceTable']>
type Named = Head & { label: string }

const columnsOf = ({ columns, heads = [] }: Table): Named[] => columns.map((label, at) => ({ label, ...heads[at] }))

/** A departure without a date has no calendar, no terms by date and no end. */
function days(node: SourceNode, { priceTable, ...trip }: Facts): Finding[] {
  const sides: Record<string, Named[]> = priceTable ? { rows: priceTable.rows, columns: columnsOf(priceTable) } : {}
  return Object.entries(sides).flatMap(([side, heads]) => {
    const isOpen = ({ when }: Named) => !when?.days?.length && when?.until === undefined
    const unread = heads.filter(one => isOpen(one) && readWhen(one.label, daysOfTrip(trip)).kind === 'unread')
    if (unread.length === 0) return []
    const named = unread.map(({ label }) => `“${label}”`).join(', ')
    const message = `no day was recognised in ${unread.length} of ${heads.length} ${side}: ${named}. Fill in the days, or write it as 31 March 2027, and what else there is behind a comma, without numbers`
    return [findingsAbout(node).warning('priceTable', message, unread[0]?.label)]
  })
}

/** Without these, the leave planner promises nothing, and visitors are asked for a month. */
function travel(node: SourceNode, facts: Facts): Finding[] {
  const { nights = 0, nightsInAir = 0, daysAway, startsIn, travelFrom, travelUntil, months, priceTable } = facts
  const about = findingsAbout(node)
  if (/^travel between .*\d{4}/i.test(facts.subtitle2 ?? '') && !(travelFrom && travelUntil))
    return [
      about.error('subtitle2', 'names a period of travel: fill in travelFrom and travelUntil, and leave it out here'),
    ]
  if (travelFrom && travelUntil && travelFrom > travelUntil)
    return [about.error('travelUntil', `lies before ${travelFrom}`)]
  if (daysOfTrip(facts) === undefined) return []
  if (daysAway !== undefined && daysAway <= nights + nightsInAir)
    return [about.error('daysAway', `${daysAway} days are too few for ${nights + nightsInAir} nights`)]
  const heads = priceTable ? [...priceTable.rows, ...columnsOf(priceTable)] : []
  const isDated = heads.some(({ when }) => when?.days?.length) || months?.length || travelFrom
  const missing = Object.entries({ daysAway, startsIn, months: isDated }).filter(([, value]) => !value)
  if (missing.length === 0) return []
  const names = missing.map(([name]) => name).join(' and ')
  return [about.warning('nights', `the days on which it fits are unknown: fill in ${names}`)]
}

/** Tickets and plans are sold by the piece; the total of a stay depends on the people who share a room. */
function people(node: SourceNode, { priceTable, ports = [], hotels = [], itinerary = [], ...trip }: Facts): Finding[] {
  const isTrip = ports.length + hotels.length + itinerary.length > 0 || daysOfTrip(trip) !== undefined
  if (!isTrip || !priceTable || priceTable.sharing) return []
  const columns = columnsOf(priceTable)
  const areRows = columns.every(({ when }) => when) || (!columns.some(saysWho) && priceTable.rows.some(saysWho))
  return (areRows ? priceTable.rows : columns).flatMap(one => {
    if (one.when || one.label === '' || saysWho(one)) return []
    const message = `“${one.label}” has no sum, because nothing says for how many people it is: say so beside the table`
    return [findingsAbout(node).warning('priceTable', message, one.label)]
  })
}

/** Undefined unless every row names a day: others may mean any day. */
function lastDeparture({ priceTable }: Facts): string | undefined {
  const days = (priceTable?.rows ?? []).map(({ when }) => when?.days?.at(-1) ?? when?.until)
  return days.includes(undefined) ? undefined : days.toSorted().at(-1)
}

function bookBy(node: SourceNode, facts: Facts): Finding[] {
  const { validUntil } = facts
  const last = lastDeparture(facts)
  if (validUntil === undefined || last === undefined || validUntil <= last) return []
  return [
    findingsAbout(node).error('validUntil', `one can book until ${validUntil}, but the last departure is ${last}`),
  ]
}

/** The offer's price is in the table; where rows are departures, it is the lowest of its column. */
function price(node: SourceNode, facts: Facts): Finding[] {
  const { price, priceTable } = facts
  if (price === undefined || priceTable === undefined) return []
  const about = findingsAbout(node)
  const { rows, columns } = priceTable
  const ofColumn = columns.map((_, at) => rows.map(({ prices }) => prices[at] ?? Infinity))
  if (!ofColumn.flat().includes(price)) return [about.error('price', `the table of prices has no RM ${price}`)]
  const isLowest = ofColumn.some(prices => Math.min(...prices) === price)
  if (isLowest || !lastDeparture(facts)) return []
  return [about.error('price', `RM ${price} is not the lowest price of its column`)]
}

const trip = (node: SourceNode, facts: Facts): Finding[] =>
  tripFaults(facts).map(({ path, message }) => findingsAbout(node).error(String(path[0]), message))

const starsInWords = /\b(?:two|three|four|five|[2-5])[- ]stars?\b/i

/** Prices and inclusions that promise stars, without the names of hotels or a day by which they are named. */
function stars(node: SourceNode, { hotels, hotelsNamedDays, priceTable, inclusions = [] }: Facts): Finding[] {
  if (hotels?.some(({ hotel }) => hotel) || hotelsNamedDays !== undefined) return []
  const labels = priceTable ? [...priceTable.columns, ...priceTable.rows.map(({ label }) => label)] : []
  const property = labels.some(label => starsInWords.test(label)) ? 'priceTable' : 'inclusions'
  const named = [...labels, ...inclusions].find(line => starsInWords.test(line))
  if (named === undefined) return []
  const message = `“${named}” names no hotel: name it under hotels, or say in hotelsNamedDays how many days before departure you do`
  return [findingsAbout(node).error(property, message)]
}

function group(node: SourceNode, { minGroup = 1, maxGroup = Infinity }: Facts): Finding[] {
  if (minGroup <= maxGroup) return []
  return [findingsAbout(node).error('maxGroup', `at least ${minGroup} people, but ${maxGroup} at most`)]
}

/** Booked groups name departures of the table, and are within the maximal size. */
function booked(node: SourceNode, { booked = [], priceTable, maxGroup = Infinity }: Facts): Finding[] {
  const about = findingsAbout(node)
  const names = [...(priceTable?.columns ?? []), ...(priceTable?.rows.map(({ label }) => label) ?? [])]
  return booked.flatMap(({ departure, people }) => [
    ...(names.includes(departure) ? [] : [about.error('booked', `the table of prices has no “${departure}”`)]),
    ...(people > maxGroup
      ? [about.error('booked', `${people} have booked “${departure}”, but ${maxGroup} are the most`)]
      : []),
  ])
}

const depositInTerms = /\bdeposit (?:of )?RM ([\d,]+)/i

/** The Tourism Industry Regulations, Fourth Schedule: a deposit is at most a quarter of the price of a tour abroad. */
function deposit(node: SourceNode, { price, terms = [] }: Facts): Finding[] {
  const sum = Number(terms.join(' ').match(depositInTerms)?.[1]?.replaceAll(',', ''))
  if (price === undefined || !(sum * 4 > price)) return []
  return [findingsAbout(node).error('terms', `a deposit of RM ${sum} is more than a quarter of RM ${price}`)]
}
