import { isEmpty, scalarText, unpacked } from './raw-values.ts'
import type { Report } from './report.ts'

const yes = new Set(['true', '1', 'yes', 'y', 'on', 'ya', 'checked'])
const no = new Set(['false', '0', 'no', 'n', 'off', 'tidak', 'null', 'undefined'])

export function readFlag(value: unknown, report: Report): boolean {
  const word = scalarText(unpacked(value)).trim().toLowerCase()
  if (yes.has(word)) return true
  if (!no.has(word) && !isEmpty(value)) {
    report({ reason: 'is neither yes nor no', did: 'it counts as no', todo: 'Write true or false.' })
  }
  return false
}
