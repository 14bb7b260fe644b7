import { groupRequestPath } from '@agency/contracts/site/products.ts'
import { mainCode } from '@agency/reference-data/airport-groups.ts'
import {
  type Checked,
  checkDay,
  checkPlace,
  checkPromo,
  createProblemList,
  type DayRules,
  type ProblemList,
  readCount,
} from './checks.ts'
import { readTypedDay } from './days.ts'
import { type CabinClass, cabinClasses, type FlightSearch, type FlightValues, type PackageSearch } from './flight.ts'
import type { PlaceReading } from './place.ts'
import { maxChildren, maxFlyers, maxInfants, maxRooms } from './search-limits.ts'

export type FlightEntry = {
  values: FlightValues
  from: PlaceReading
  to: PlaceReading
  today: string
  dayRules: DayRules
}

export function checkFlightSearch(entry: FlightEntry): Checked<FlightSearch> {
  const problems = createProblemList()
  const search = readFlight(entry, 'flight', problems)
  return search && problems.problems.length === 0 ? { search } : problems
}

export function checkPackageSearch(entry: FlightEntry): Checked<PackageSearch> {
  const problems = createProblemList()
  const search = readFlight({ ...entry, values: { ...entry.values, trip: 'return' } }, 'flight-plus-hotel', problems)
  const rooms = readCount(entry.values.rooms)
  if (!rooms || rooms > maxRooms) problems.add('rooms', `Choose 1 to ${maxRooms} rooms.`)
  else if (search && rooms > search.adults) problems.add('rooms', 'Each room needs an adult in it.')
  if (!search || !rooms || problems.problems.length > 0) return problems
  return { search: { ...search, oneWay: false, rooms } }
}

function readFlight(
  { values, from, to, today, dayRules }: FlightEntry,
  product: 'flight' | 'flight-plus-hotel',
  problems: ProblemList,
): FlightSearch | undefined {
  const start = checkPlace({ name: 'from', value: values.from, ask: 'Choose where you fly from.' }, from, problems)
  const end = checkPlace({ name: 'to', value: values.to, ask: 'Choose where you fly to.' }, to, problems)
  if (start && end && mainCode(start.code) === mainCode(end.code)) {
    problems.add('to', 'Choose a place other than the one you start from.')
  }
  const oneWay = values.trip === 'one-way'
  const depart = checkDay(
    { name: 'depart', value: values.depart, verb: 'leave' },
    { product, today, dayRules, problems },
  )
  const nights = product === 'flight-plus-hotel' ? 1 : 0
  const message = nights ? 'Stay at least one night.' : 'Come back on the day you leave, or later.'
  const back = oneWay
    ? depart
    : checkDay(
        { name: 'return', value: values.return, verb: 'come back' },
        { product, today, dayRules, problems, after: { day: depart, days: nights, message } },
      )
  const flyers = checkFlyers(values, today, problems)
  const cabin = Object.hasOwn(cabinClasses, values.cabin) ? (values.cabin as CabinClass) : undefined
  if (!cabin) problems.add('cabin', 'Choose a cabin class.')
  if (values.airline && !/^[A-Z0-9]{2} - \S/.test(values.airline)) problems.add('airline', 'Choose an airline.')
  const promo = checkPromo(values.promo, problems)
  if (!start || !end || !depart || !back || !flyers || !cabin) return undefined
  const direct = values.direct !== ''
  return {
    from: start,
    to: end,
    oneWay,
    depart,
    return: back,
    ...flyers,
    cabin,
    airline: values.airline,
    direct,
    promo,
  }
}

type Flyers = Pick<FlightSearch, 'adults' | 'children' | 'infants' | 'students'>

function checkFlyers(values: FlightValues, today: string, problems: ProblemList): Flyers | undefined {
  const [adults, children, infants] = [readCount(values.adults), readCount(values.children), readCount(values.infants)]
  if (adults === undefined) problems.add('adults', 'Enter how many adults fly.')
  if (children === undefined) problems.add('children', 'Enter how many children fly.')
  if (infants === undefined) problems.add('infants', 'Enter how many infants fly.')
  if (adults === undefined || children === undefined || infants === undefined) return undefined
  if (adults + children + infants > maxFlyers) {
    const link = { href: groupRequest(values, today), text: 'Send a group request' }
    problems.add('adults', `Up to ${maxFlyers} people can search together. Eight or more fly as a group.`, link)
  }
  if (adults < 1) problems.add('adults', 'At least one adult has to fly.')
  if (children > maxChildren) problems.add('children', `Up to ${maxChildren} children can fly on one booking.`)
  if (infants > adults) problems.add('infants', 'Each infant needs an adult: add an adult or remove an infant.')
  if (infants > maxInfants) problems.add('infants', `Up to ${maxInfants} infants can fly on one booking.`)
  const students = values.students ? readCount(values.students) : undefined
  if (values.students && !students) problems.add('students', 'Choose how many students fly.')
  else if ((students ?? 0) > adults + children) problems.add('students', 'There are more students than travellers.')
  return { adults, children, infants, students }
}

/** The form for groups has its own names of cabin classes. */
const cabins = new Map(Object.entries({ Y: 'economy', S: 'premium-economy', C: 'business', F: 'first' }))

/** @param today The current Malaysian day, by which days without a year are read. */
export function groupRequest(values: FlightValues, today: string): string {
  const oneWay = values.trip === 'one-way'
  const query = new URLSearchParams()
  const carried = {
    from: values.from.trim(),
    to: values.to.trim(),
    trip: oneWay ? 'one-way' : 'return',
    depart: readTypedDay(values.depart, today),
    return: oneWay ? undefined : readTypedDay(values.return, today),
    cabin: cabins.get(values.cabin),
    adults: values.adults.trim(),
    children: values.children.trim(),
    infants: values.infants.trim(),
  }
  for (const [name, value] of Object.entries(carried)) if (value) query.set(name, value)
  return `${groupRequestPath}?${query}`
}
