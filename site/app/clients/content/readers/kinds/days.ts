import { monthNumber } from '@agency/contracts/content/readers/day-tokens.ts'
import { dayFrom, dayLength, malaysianDay, startOfMalaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { unpacked } from './raw-values.ts'
import type { Report } from './report.ts'

/* Never `Date.parse`: it reads 05/12/2026 as May and ignores Malaysian time. An ambiguous day is none. */

/** `time` in Malaysia, or `instant`, both in milliseconds. */
type Moment = { day: string; time?: number; instant?: number }

const hour = 3_600_000
/** Umbraco and SQL Server write these years for an empty day. */
const isNoYear = (year: number) => year <= 1900 || year >= 9999

const time = String.raw`(?:[T ,]+(?:at )?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*([AP]\.?M\.?)?)?`
const zone = String.raw`\s*(Z|GMT|UTC|[+-]\d{2}:?\d{2})?`
const yearFirst = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${time}${zone}$`, 'i')
const chinese = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/
const yearLast = new RegExp(`^(\\d{1,2})([-/. ])(\\d{1,2})\\2(\\d{4})${time}${zone}$`, 'i')
const weekday = String.raw`(?:[a-z]{3,9},?\s+)?`
const dayOfMonth = new RegExp(
  `^${weekday}(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+([a-z]{3,9})\\.?,?[\\s-]+(\\d{4})${time}${zone}$`,
  'i',
)
const monthFirst = new RegExp(
  `^${weekday}([a-z]{3,9})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${time}${zone}$`,
  'i',
)
const jsonDate = /^\\?\/Date\((-?\d+)(?:[+-]\d{4})?\)\\?\/$/

/** `YYYY-MM-DD`; undefined when ambiguous. A value with a zone is converted to Malaysia; one without is Malaysian. */
export function readDay(value: unknown, report: Report): string | undefined {
  return readMoment(value, report)?.day
}

/** Milliseconds since 1970. `dayMeans`: the first or last millisecond of a day without a time. */
export function readInstant(value: unknown, report: Report, dayMeans: 'start' | 'end' = 'start'): number | undefined {
  const moment = readMoment(value, report)
  if (!moment) return undefined
  if (moment.instant !== undefined) return moment.instant
  const start = startOfMalaysianDay(moment.day)
  if (moment.time !== undefined) return start + moment.time
  return dayMeans === 'start' ? start : start + dayLength - 1
}

function readMoment(value: unknown, report: Report): Moment | undefined {
  const raw = unpacked(value)
  if (raw === undefined || raw === null) return undefined
  const text = typeof raw === 'string' ? raw.replace(/[\s\u00a0\u202f]+/g, ' ').trim() : raw
  if (text === '') return undefined
  const moment = typeof text === 'number' ? ofEpoch(text) : typeof text === 'string' ? ofText(text) : undefined
  if (moment === undefined) {
    report({
      reason: 'is no day that can be read for certain',
      did: 'the page is shown as if there were no day',
      todo: 'Choose the day in the date picker, or write it as 31/12/2027.',
    })
  }
  return moment || undefined
}

/** Undefined when unreadable; false when empty. */
function ofText(text: string): Moment | false | undefined {
  const ticks = jsonDate.exec(text)?.[1]
  if (ticks !== undefined) return ofMilliseconds(Number(ticks))
  if (/^\d{9,10}$|^\d{12,13}$/.test(text)) return ofEpoch(Number(text))
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const [, year, month, day, ...rest] = yearFirst.exec(text) ?? chinese.exec(text) ?? compact ?? []
  if (year) return momentOf(Number(year), Number(month), Number(day), rest)
  return ofDayFirst(text) ?? ofNamedMonth(text)
}

/**
 * Day before month, as in Malaysia; month first only if nothing else is possible, or if an American machine wrote it:
 * AM or PM, seconds, and no zero before single digits.
 */
function ofDayFirst(text: string): Moment | false | undefined {
  const [, one = '', separator, other = '', year, ...rest] = yearLast.exec(text) ?? []
  if (!year) return undefined
  const [, , seconds, marker] = rest
  const isAmerican =
    marker !== undefined && seconds !== undefined && separator === '/' && !/^0/.test(one) && !/^0/.test(other)
  const dayFirst = () => momentOf(Number(year), Number(other), Number(one), rest)
  const monthFirst = () => momentOf(Number(year), Number(one), Number(other), rest)
  return isAmerican ? (monthFirst() ?? dayFirst()) : (dayFirst() ?? (separator === '/' ? monthFirst() : undefined))
}

function ofNamedMonth(text: string): Moment | false | undefined {
  const [, day, name, year, ...rest] = dayOfMonth.exec(text) ?? swapped(monthFirst.exec(text)) ?? []
  const month = monthNumber(name ?? '')
  return month ? momentOf(Number(year), month, Number(day), rest) : undefined
}

function swapped(match: RegExpExecArray | null): (string | undefined)[] | undefined {
  if (!match) return undefined
  const [whole, name, day, ...rest] = match
  return [whole, day, name, ...rest]
}

function momentOf(year: number, month: number, day: number, rest: (string | undefined)[]): Moment | false | undefined {
  if (isNoYear(year)) return false
  const text = dayFrom(year, month, day)
  if (text === undefined) return undefined
  const [hours, minutes, seconds = '0', marker, zone] = rest
  if (hours === undefined) return { day: text }
  const clock = clockOf(Number(hours), Number(minutes), Number(seconds), marker)
  if (clock === undefined) return undefined
  if (zone === undefined) return { day: text, time: clock }
  return ofMilliseconds(Date.parse(`${text}T00:00:00Z`) + clock - offsetOf(zone))
}

function clockOf(hours: number, minutes: number, seconds: number, marker: string | undefined): number | undefined {
  if (minutes > 59 || seconds > 59 || hours > 24 || (hours === 24 && minutes + seconds > 0)) return undefined
  if (marker && (hours < 1 || hours > 12)) return hours < 24 ? toMilliseconds(hours, minutes, seconds) : undefined
  const inDay = marker ? (hours % 12) + (/^p/i.test(marker) ? 12 : 0) : hours
  return toMilliseconds(inDay, minutes, seconds)
}

const toMilliseconds = (hours: number, minutes: number, seconds: number) =>
  hours * hour + (minutes * 60 + seconds) * 1000

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  const offset = Number(hours ?? 0) * hour + Number(minutes ?? 0) * 60_000
  return sign === '-' ? -offset : offset
}

/** Seconds up to the year 2286, milliseconds from the year 1973 on. */
function ofEpoch(number: number): Moment | false | undefined {
  if (number === 0) return false
  if (!Number.isInteger(number) || number < 100_000_000) return undefined
  return ofMilliseconds(number < 10_000_000_000 ? number * 1000 : number)
}

function ofMilliseconds(instant: number): Moment | false | undefined {
  if (!Number.isFinite(instant) || Math.abs(instant) > 8e15) return undefined
  const day = malaysianDay(instant)
  return isNoYear(Number(day.slice(0, 4))) || day.startsWith('-') ? false : { day, instant }
}
