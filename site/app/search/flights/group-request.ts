import { groupRequestPath } from '../search-limits.ts'
import type { FlightValues } from './flight-values.ts'

/** What the form for groups takes over. */
const carried = ['from', 'to', 'trip', 'depart', 'return', 'adults', 'children', 'infants', 'cabin', 'airline'] as const

/** Address of the form for groups, with what was entered so far in its query, as it was entered. */
export function groupRequest(values: FlightValues): string {
  const query = new URLSearchParams()
  for (const name of carried) if (values[name].trim()) query.set(name, values[name].trim())
  if (values.trip === 'one-way') query.delete('return')
  return `${groupRequestPath}?${query}`
}
