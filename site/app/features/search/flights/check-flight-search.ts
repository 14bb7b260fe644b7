import { mainCode } from '@agency/reference-data/airport-groups.ts'
import { checkDay, type DayRules } from '../reading/check-days.ts'
import { checkPlace, checkPromo } from '../reading/check-texts.ts'
import { type Checked, createProblemList, type ProblemList } from '../reading/checked-search.ts'
import { readCount } from '../reading/form-values.ts'
import type { PlaceReading } from '../reading/station.ts'
import { checkFlyers } from './check-flyers.ts'
import { type CabinClass, cabinClasses, type FlightSearch, type PackageSearch } from './flight-search.ts'
import type { FlightValues } from './flight-values.ts'

/** What a form was given, the places it stands for, the Malaysian day it is, and from which day on one can book. */
export type FlightEntry = {
  values: FlightValues
  from: PlaceReading
  to: PlaceReading
  today: string
  dayRules: DayRules
}

/** Reads the flight form. */
export function checkFlightSearch(entry: FlightEntry): Checked<FlightSearch> {
  const problems = createProblemList()
  const search = readFlight(entry, 'flights', problems)
  return search && problems.problems.length === 0 ? { search } : problems
}

/** Reads the form for flights and hotel together. */
export function checkPackageSearch(entry: FlightEntry): Checked<PackageSearch> {
  const problems = createProblemList()
  const search = readFlight({ ...entry, values: { ...entry.values, trip: 'return' } }, 'packages', problems)
  const rooms = readCount(entry.values.rooms)
  if (!rooms || rooms > 8) problems.add('rooms', 'Choose 1 to 8 rooms.')
  else if (search && rooms > search.adults) problems.add('rooms', 'Each room needs an adult in it.')
  if (!search || !rooms || problems.problems.length > 0) return problems
  return { search: { ...search, oneWay: false, rooms } }
}

function readFlight(
  { values, from, to, today, dayRules }: FlightEntry,
  product: 'flights' | 'packages',
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
  const nights = product === 'packages' ? 1 : 0
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
