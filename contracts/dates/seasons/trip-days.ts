import { addDays, addMonths, monthOf, monthsFrom } from '../calendar-day.ts'
import type { Days } from './first-days.ts'

/** The days and the place of a trip; what an offer leaves open is undefined. */
export type TripDays = {
  /** Malaysian calendar days, the next one first; undefined for a trip of any day. */
  departures?: string[] | undefined
  /** 1 for January; empty for all. */
  months?: number[] | undefined
  travelFrom?: string | undefined
  /** The last day on which travellers may come back. */
  travelUntil?: string | undefined
  /** The last day with a price, for a trip without a period of travel. */
  pricesUntil?: string | undefined
  /** From its first day to the day on which the travellers land, both counted. */
  daysAway?: number | undefined
  /** A state, or `abroad`. */
  startsIn?: string | undefined
}

/** @property leaves The day on which the travellers leave home. @property home The day on which they are back. */
export type Journey = { starts: string; leaves: string; home: string }

const klangValley = ['kuala-lumpur', 'selangor', 'putrajaya']
const areaOf = (state: string) => (klangValley.includes(state) ? 'klang-valley' : state)

/** Days for the way there, and as many for the way back; none for a trip without `startsIn`. */
export function daysOfWay({ startsIn }: TripDays, state: string): number {
  return startsIn === undefined || areaOf(startsIn) === areaOf(state) ? 0 : 1
}

/** The first journey that leaves home and is back within these days. */
export function journeyWithin(trip: TripDays, { first, last }: Days, state: string): Journey | undefined {
  const way = daysOfWay(trip, state)
  const starts = firstStart(trip, { first: addDays(first, way), last: addDays(last, -way) })
  if (!starts) return undefined
  return { starts, leaves: addDays(starts, -way), home: addDays(endOf(trip, starts), way) }
}

/** `YYYY-MM` of the months in which a trip can begin: of the next two years, or of one where nothing ends its prices. */
export function monthsOfTrip(trip: TripDays, from: string): string[] {
  const { departures, months = [], travelFrom = '', travelUntil, pricesUntil } = trip
  const until = travelUntil ?? pricesUntil
  const ahead = monthsFrom(from, departures === undefined && until === undefined ? 12 : 24)
  if (departures) {
    const left = new Set(departures.filter(day => day >= from).map(monthOf))
    return ahead.filter(month => left.has(month))
  }
  const lastStart = until === undefined ? '9' : addDays(until, -lengthOf(trip))
  return ahead.filter(month => {
    if (months.length > 0 && !months.includes(Number(month.slice(5)))) return false
    const [first, open] = [`${month}-01`, travelFrom > from ? travelFrom : from]
    const starts = open > first ? open : first
    return monthOf(starts) === month && starts <= lastStart
  })
}

const lengthOf = ({ daysAway = 1 }: TripDays) => daysAway - 1
const nextMonth = (day: string) => addMonths(`${monthOf(day)}-01`, 1)
const endOf = (trip: TripDays, starts: string) => addDays(starts, lengthOf(trip))

function firstStart(trip: TripDays, { first, last }: Days): string | undefined {
  const { departures, months = [], travelFrom = '', travelUntil, pricesUntil } = trip
  if (departures) return departures.find(day => day >= first && endOf(trip, day) <= last)
  const until = [last, travelUntil ?? pricesUntil ?? '9'].sort()[0] ?? last
  for (let day = travelFrom > first ? travelFrom : first; endOf(trip, day) <= until; day = nextMonth(day)) {
    if (months.length === 0 || months.includes(Number(day.slice(5, 7)))) return day
  }
  return undefined
}
