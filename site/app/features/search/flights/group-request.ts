import { readTypedDay } from '../days/typed-day.ts'
import { groupRequestPath } from '../reading/search-limits.ts'
import type { FlightValues } from './flight-values.ts'

/** Cabin classes as the form for groups calls them. */
const cabins: Record<string, string> = Object.setPrototypeOf(
  { Y: 'economy', S: 'premium-economy', C: 'business', F: 'first' },
  null,
)

/**
 * Address of the form for groups, with what was entered so far in its query.
 * @param today The Malaysian day it is: days without a year need it.
 */
export function groupRequest(values: FlightValues, today: string): string {
  const oneWay = values.trip === 'one-way'
  const carried = {
    from: values.from.trim(),
    to: values.to.trim(),
    trip: oneWay ? 'one-way' : 'return',
    depart: readTypedDay(values.depart, today),
    return: oneWay ? undefined : readTypedDay(values.return, today),
    cabin: cabins[values.cabin],
    adults: values.adults.trim(),
    children: values.children.trim(),
    infants: values.infants.trim(),
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(carried)) if (value) query.set(name, value)
  return `${groupRequestPath}?${query}`
}
