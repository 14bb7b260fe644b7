import { unpacked } from './raw-values.ts'
import type { Report } from './report.ts'
import { readWords } from './words.ts'

const words = {
  days: `(?:d|days?|hari|h|天|日)`,
  nights: `(?:n|nights?|malam|m|晚|夜)`,
}
/** No pattern matches the same blanks in two ways: thousands of blanks would take seconds. */
const dash = String.raw`\s*(?:-\s*)?`
const and = String.raw`\W*(?:(?:dan|and)\W*)?`
const number = String.raw`(\d{1,3})`
const both = new RegExp(`${number}${dash}${words.days}${and}${number}${dash}${words.nights}`, 'iu')
const reversed = new RegExp(`${number}${dash}${words.nights}${and}${number}${dash}${words.days}`, 'iu')

/** Reads `3`, `"3 nights"`, `"3D2N"`, `"4 hari 3 malam"` and `"3天2夜"`; undefined when ambiguous. */
export function readLength(value: unknown, unit: 'days' | 'nights', report: Report): number | undefined {
  const raw = unpacked(value)
  if (typeof raw === 'number') return raw >= 0 && raw < 1000 ? Math.round(raw) : undefined
  const text = readWords(raw, report)
  if (text === '') return undefined
  const length = lengthIn(text, unit)
  if (length === undefined) {
    report({
      reason: `says no certain number of ${unit}`,
      did: 'the length is left out',
      todo: `Write the number of ${unit} alone, such as 3.`,
    })
  }
  return length
}

function lengthIn(text: string, unit: 'days' | 'nights'): number | undefined {
  const [, days, nights] = both.exec(text) ?? swapped(reversed.exec(text)) ?? []
  const count = unit === 'days' ? days : nights
  if (count !== undefined) return Number(count)
  const single = new RegExp(String.raw`^${number}(?:\.0+)?${dash}${words[unit]}?$`, 'iu').exec(text)?.[1]
  return single === undefined ? undefined : Number(single)
}

function swapped(match: RegExpExecArray | null): string[] | undefined {
  return match ? [match[0], match[2] ?? '', match[1] ?? ''] : undefined
}
