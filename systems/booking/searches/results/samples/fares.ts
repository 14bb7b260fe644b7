import { weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { airlineByCode } from '@agency/reference-data/airlines.ts'
import { resultsWords } from '@agency/words/booking/results/words.ts'
import { englishValue, type Leg, type Offer, type Offers, type Value } from '../offer.ts'
import { airlinesByWay, directAirlines, hoursBetween, isLowCost, minutesAhead, type Stop, stopAt } from './routes.ts'
import { share, wholeRinggit } from './share.ts'

export type FareSearch = {
  from: string
  to: string
  depart: string
  /** undefined for one way. */
  return: string | undefined
  adults: number
  children: number
  infants: number
  /** With student fares. */
  students: number
  /** `2 adults, 1 child`. */
  party: string
  /** `Y`, `S`, `C` or `F`. */
  cabin: string
  cabinName: string
  direct: boolean
  /** Two characters; empty without a preference. */
  airline: string
}

type Way = { airline: string; via: string | undefined; number: number }

const cabinFactors = new Map(Object.entries({ Y: 1, S: 1.7, C: 3.4, F: 5.2 }))
const minutesPerDay = 24 * 60

/** Deterministic for a search. */
export function sampleFares(search: FareSearch): Offers {
  const [from, to] = [stopAt(search.from), stopAt(search.to)]
  const ways: Way[] = [
    ...directAirlines(from, to).flatMap(airline => flightsOf(airline, undefined, hoursBetween(from, to) < 4 ? 3 : 1)),
    ...airlinesByWay(from, to).flatMap(({ airline, via }) => flightsOf(airline, via, 2)),
  ]
  return {
    kind: 'fares',
    filters: ['airline', 'stops', 'leaves'],
    orders: ['duration', 'departure'],
    list: ways.filter(way => sellsCabin(way, search.cabin)).map(way => fare(search, from, to, way)),
    wished: {
      ...(search.airline && { airline: nameOf(search.airline) }),
      ...(search.direct && { stops: englishValue('direct') }),
    },
  }
}

const nameOf = (airline: string): string => airlineByCode(airline)?.name ?? airline

const sellsCabin = ({ airline }: Way, cabin: string): boolean => cabin === 'Y' || !isLowCost(airline)

function flightsOf(airline: string, via: string | undefined, max: number): Way[] {
  return Array.from({ length: max }, (_, number) => ({ airline, via, number }))
}

function fare(search: FareSearch, from: Stop, to: Stop, way: Way): Offer {
  const legs = [leg('Out', search.depart, from, to, way)]
  if (search.return) legs.push(leg('Back', search.return, to, from, way))
  const name = nameOf(way.airline)
  const leaves = legs[0]?.leaves ?? ''
  return {
    id: [way.airline, way.via ?? 'direct', way.number].join('-').toLowerCase().replaceAll(' ', '-'),
    title: name,
    facts: [search.cabinName, ...baggage(search, isLowCost(way.airline))],
    legs,
    price: priceOf(search, hoursBetween(from, to), way),
    priceFor: resultsWords().fare.priceFor({ party: search.party, isReturn: search.return !== undefined }),
    traits: {
      airline: name,
      stops: englishValue(way.via ? 'oneStop' : 'direct'),
      leaves: englishValue(partOfDay(leaves)),
    },
    ranks: {
      duration: legs.reduce((sum, { minutes }) => sum + minutes, 0),
      departure: Number(leaves.replace(':', '')),
    },
  }
}

/** Low-cost airlines have no student fares; on the others a student may check in more. */
function baggage({ students, adults, children }: FareSearch, lowCost: boolean): string[] {
  const say = resultsWords().fare
  if (lowCost) return [say.hand, ...(students > 0 ? [say.notForStudents] : [])]
  if (students === 0) return [say.checked]
  return students < adults + children ? [say.checked, say.studentsChecked] : [say.student, say.studentChecked]
}

function leg(name: Leg['name'], day: string, from: Stop, to: Stop, { airline, via, number }: Way): Leg {
  const seed = [day, from.code, to.code, airline, via ?? '', number]
  const hours = hoursBetween(from, to) * (via ? 1.15 : 1) + (via ? 1.5 + 4 * share('change', ...seed) : 0)
  const minutes = inFives(hours * 60 + 10 * share('air', ...seed))
  const leaves = inFives(6 * 60 + 960 * ((share('leaves', ...seed) + number) / 3))
  const arrives = leaves + minutes + minutesAhead(to, day) - minutesAhead(from, day)
  const daysLater = Math.floor(arrives / minutesPerDay)
  return { name, from: from.code, to: to.code, leaves: clock(leaves), arrives: clock(arrives), daysLater, minutes, via }
}

function priceOf(search: FareSearch, hours: number, { airline, via, number }: Way): number {
  const people = search.adults + 0.78 * search.children + 0.1 * search.infants
  const ways = [search.depart, ...(search.return ? [search.return] : [])].map(day => {
    const seed = [search.from, search.to, day, airline, via ?? '', number]
    const weekend = weekdayOf(day) > 3 ? 1.12 : 1
    const tariff = (isLowCost(airline) ? 0.72 : 1.15) * (via ? 0.85 : 1) * (0.8 + 0.6 * share('price', ...seed))
    return (45 + 85 * hours) * tariff * weekend * (cabinFactors.get(search.cabin) ?? 1)
  })
  return wholeRinggit(people * ways.reduce((sum, one) => sum + one, 0))
}

const inFives = (minutes: number): number => Math.round(minutes / 5) * 5

function clock(minutes: number): string {
  const inDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
  return [Math.floor(inDay / 60), inDay % 60].map(part => String(part).padStart(2, '0')).join(':')
}

function partOfDay(leaves: string): Value {
  if (leaves < '12:00') return 'morning'
  return leaves < '18:00' ? 'afternoon' : 'evening'
}
