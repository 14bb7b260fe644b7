import { words } from '../../words.ts'

/** Any value as people can read it. */
export function written(value: unknown): string {
  if (value === undefined || value === null || value === '') return words.fields.nothing
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
