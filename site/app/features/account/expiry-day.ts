import { dayFrom, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})/
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(.*)$/
const ticks = /^\/Date\((-?\d+)/

/**
 * The day on which money expires, as `DD/MM/YYYY`; undefined when there is none or it cannot be read for certain. Day before
 * month, as in Malaysia; month first only where nothing else is possible or a machine wrote AM or PM behind it.
 */
export function expiryDay(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.trim() : ''
  const instant = ticks.exec(text)?.[1]
  if (instant !== undefined) {
    // Beyond this there are no days.
    return Math.abs(Number(instant)) < 8e15 ? expiryDay(malaysianDay(Number(instant))) : undefined
  }
  const [, year, month, day] = isoDay.exec(text) ?? []
  if (year) return written(Number(year), Number(month), Number(day))
  const [, one, other, slashedYear, rest = ''] = slashed.exec(text) ?? []
  const dayFirst = () => written(Number(slashedYear), Number(other), Number(one))
  const monthFirst = () => written(Number(slashedYear), Number(one), Number(other))
  return /[ap]\.?m/i.test(rest) ? (monthFirst() ?? dayFirst()) : (dayFirst() ?? monthFirst())
}

/** The year 1 and the year 9999 are how databases write no day. */
function written(year: number, month: number, day: number): string | undefined {
  const text = year > 1900 && year < 9999 ? dayFrom(year, month, day) : undefined
  return text?.split('-').reverse().join('/')
}
