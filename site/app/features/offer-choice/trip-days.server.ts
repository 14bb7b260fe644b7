import { daysOfTrip } from '@agency/contracts/content/prices/fare.ts'
import { addDays, monthsFrom } from '@agency/contracts/dates/calendar-day.ts'
import { monthsOfTrip, type TripDays } from '@agency/contracts/dates/seasons/trip-days.ts'
import { formatDay, formatShortMonth, shortMonthName } from '@agency/ui/formats/malaysian-day.ts'
import { offerWords } from '@agency/words/offers/offer/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import * as z from 'zod'
import {
  day,
  days,
  nights,
  numbers,
  priceTable,
  terms,
  text,
  wholeNumber,
} from '../../clients/content/readers/lenient-values.server.ts'
import { departuresAhead } from './departures.server.ts'

/** The properties of an offer that say when and from where it can be taken. */
export const travelProperties = {
  travelFrom: day,
  travelUntil: day,
  daysAway: wholeNumber,
  nightsInAir: wholeNumber,
  startsIn: text,
  startsAt: text,
  months: numbers,
  days,
  nights,
  validUntil: day,
  priceTable,
  ports: terms,
}
const schema = z.object(travelProperties)
export type Travel = z.output<typeof schema>

/** Ships leave on fixed days, also if a table names only the month. */
export function tripDaysOf(node: Travel, today: string): TripDays {
  const { priceTable: table, ports, months, travelFrom, travelUntil, daysAway, startsIn, validUntil } = node
  const heads = table ? [...table.rows, ...(table.heads ?? [])] : []
  const isFixed = ports.length > 0 || heads.some(({ when }) => when?.days?.length)
  const seasons = heads.flatMap(({ when }) => (when?.until ? [when.until] : []))
  // A season without an end has prices as long as the offer is sold.
  const isOpen = seasons.length === 0 || table?.rows.some(({ when }) => when?.until === undefined)
  return {
    ...(isFixed && { departures: departuresAhead(table, today) }),
    months,
    travelFrom,
    travelUntil,
    pricesUntil: [...seasons, ...(isOpen && validUntil ? [validUntil] : [])].sort().at(-1),
    daysAway: daysAway ?? daysOfTrip(node),
    startsIn: startsIn || undefined,
  }
}

/** Answering and confirming an enquiry takes days, so a month with fewer days left is not offered. */
const daysToArrange = 7

/** `YYYY-MM`; an offer that names neither months nor an end is asked for any month of a year. */
export function monthsOffered(trip: TripDays, today: string): string[] {
  const isDated = (trip.departures ?? []).length > 0
  return isDated
    ? monthsOfTrip(trip, today)
    : monthsOfTrip({ ...trip, departures: undefined }, addDays(today, daysToArrange))
}

/** `Dec 2026 to Mar 2027, Jun 2027` */
export function monthSpans(months: string[]): string {
  const spans: { first: string; last: string }[] = []
  for (const month of months) {
    const before = spans.at(-1)
    if (before && monthsFrom(`${before.last}-01`, 2)[1] === month) before.last = month
    else spans.push({ first: month, last: month })
  }
  return formatWords().row(spans.map(inWords))
}

function inWords({ first, last }: { first: string; last: string }): string {
  if (first === last) return formatShortMonth(last)
  const brief = (month: string) => shortMonthName(Number(month.slice(5)))
  const beside = (month: string) => (first.slice(0, 4) === last.slice(0, 4) ? brief(month) : formatShortMonth(month))
  const { inYear } = formatWords()
  return offerWords().months({
    first: inYear({ day: { ifFirst: formatShortMonth(first), ifLast: beside(first) } }),
    last: inYear({ day: { ifFirst: beside(last), ifLast: formatShortMonth(last) } }),
  })
}

/** `Travel between 8 November 2027 and 10 December 2027.` */
export const periodWords = ({ travelFrom, travelUntil }: Travel): string =>
  travelFrom && travelUntil ? offerWords().between({ first: formatDay(travelFrom), last: formatDay(travelUntil) }) : ''
