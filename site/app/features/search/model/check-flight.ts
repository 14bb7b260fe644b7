import { groupRequestPath } from '@agency/contracts/site/products.ts'
import { mainCode } from '@agency/reference-data/airport-groups.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
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
import { cabinClasses, type FlightSearch, type FlightValues, type PackageSearch } from './flight.ts'
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
  const say = searchWords().problems
  if (!rooms || rooms > maxRooms) problems.add('rooms', say.rooms(maxRooms))
  else if (search && rooms > search.adults) problems.add('rooms', say.moreRooms)
  if (!search || !rooms || problems.problems.length > 0) return problems
  return { search: { ...search, oneWay: false, rooms } }
}

function readFlight(
  { values, from, to, today, dayRules }: FlightEntry,
  product: 'flight' | 'flight-plus-hotel',
  problems: ProblemList,
): FlightSearch | undefined {
  const say = searchWords().problems
  const start = checkPlace({ name: 'from', value: values.from, ask: say.from }, from, problems)
  const end = checkPlace({ name: 'to', value: values.to, ask: say.to }, to, problems)
  if (start && end && mainCode(start.code) === mainCode(end.code)) {
    problems.add('to', say.otherPlace)
  }
  const oneWay = values.trip === 'one-way'
  const depart = checkDay(
    { name: 'depart', value: values.depart, act: 'depart' },
    { product, today, dayRules, problems },
  )
  const nights = product === 'flight-plus-hotel' ? 1 : 0
  const message = nights ? say.oneNight : say.backLater
  const back = oneWay
    ? depart
    : checkDay(
        { name: 'return', value: values.return, act: 'return' },
        { product, today, dayRules, problems, after: { day: depart, days: nights, message } },
      )
  const flyers = checkFlyers(values, today, problems)
  const cabin = cabinClasses.find(one => one === values.cabin)
  if (!cabin) problems.add('cabin', say.cabin)
  if (values.airline && !/^[A-Z0-9]{2} - \S/.test(values.airline)) problems.add('airline', say.airline)
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
  const say = searchWords().problems
  if (adults === undefined) problems.add('adults', say.adults)
  if (children === undefined) problems.add('children', say.children)
  if (infants === undefined) problems.add('infants', say.infants)
  if (adults === undefined || children === undefined || infants === undefined) return undefined
  if (adults + children + infants > maxFlyers) {
    const link = { href: groupRequest(values, today), text: say.group }
    problems.add('adults', say.flyers(maxFlyers), link)
  }
  if (adults < 1) problems.add('adults', say.noAdult)
  if (children > maxChildren) problems.add('children', say.maxChildren(maxChildren))
  if (infants > adults) problems.add('infants', say.moreInfants)
  if (infants > maxInfants) problems.add('infants', say.maxInfants(maxInfants))
  const students = values.students ? readCount(values.students) : undefined
  if (values.students && !students) problems.add('students', say.students)
  else if ((students ?? 0) > adults + children) problems.add('students', say.moreStudents)
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
