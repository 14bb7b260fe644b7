import { labelOf } from './labels.ts'
import { words } from './words.ts'

/** What the content system says of a value, which fits files too, as somebody understands it who looks at a form. */
export function faultText(message: string): string {
  const known: Record<string, string> = words.faults
  if (known[message] !== undefined) return known[message]
  if (message.startsWith('must be one of ')) return words.faults.choose
  return message.replace(/\b[a-z]+[A-Z]\w*\b/g, property => `“${labelOf([property])}”`)
}
