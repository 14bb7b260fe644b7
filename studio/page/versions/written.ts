import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { words } from '../../words/words.ts'

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Any value as people can read it. */
export function written(value: unknown): string {
  if (value === undefined || value === null || value === '') return words.fields.nothing
  if (typeof value === 'string' && instant.test(value)) return formatInstant(Date.parse(value))
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
