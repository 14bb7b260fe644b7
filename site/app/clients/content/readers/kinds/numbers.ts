import type { Report } from './report.ts'
import { readWords } from './words.ts'

export function readWholeNumber(value: unknown, report: Report): number | undefined {
  const number =
    typeof value === 'number' ? value : Number.parseInt(readWords(value, report).replace(/(?<=\d),(?=\d{3})/g, ''), 10)
  return finite(number, value, report, Math.round)
}

/** The decimal separator may be a comma. */
export function readDecimal(value: unknown, report: Report): number | undefined {
  const number = typeof value === 'number' ? value : Number.parseFloat(readWords(value, report).replace(',', '.'))
  return finite(number, value, report, same => same)
}

function finite(number: number, value: unknown, report: Report, shape: (number: number) => number): number | undefined {
  if (Number.isFinite(number)) return shape(number)
  if (typeof value === 'string' && value.trim() !== '') {
    report({ reason: 'is no number', did: 'it is left out', todo: 'Write a number alone.' })
  }
  return undefined
}
