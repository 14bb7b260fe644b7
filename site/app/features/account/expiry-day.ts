import { dayFrom, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})/
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(.*)$/
const ticks = /^\/Date\((-?\d+)/

/**
 * The day on which money expires, as `DD/MM/YYYY`; undefined when it is missing or ambiguous. Reads day before month,
 * as in Malaysia; month first only if no other reading is possible or the text has AM or PM.
 */
export function expiryDay(date: unknown): string | undefined {
  const text = typeof date === 'string' ? date.trim() : ''
  const instant = ticks.exec(text)?.[1]
  if (instant !== undefined) {
    // JavaScript dates end there.
    return Math.abs(Number(instant)) < 8e15 ? expiryDay(malaysianDay(Number(instant))) : undefined
  }
  const [, year, month, day] = isoDay.exec(text) ?? []
  if (year) return written(Number(year), Number(month), Number(day))
  const [, one, other, slashedYear, rest = ''] = slashed.exec(text) ?? []
  const dayFirst = () => written(Number(slashedYear), Number(other), Number(one))
  const monthFirst = () => written(Number(slashedYear), Number(one), Number(other))
  return /[ap]\.?m/i.test(rest) ? (monthFirst() ?? dayFirst()) : (dayFirst() ?? monthFirst())
}

/** Databases write the year 1 or 9999 for "no day". */
function written(year: number, month: number, day: number): string | undefined {
  const text = year > 1900 && year < 9999 ? dayFrom(year, month, day) : undefined
  return text?.split('-').reverse().join('/')
}
