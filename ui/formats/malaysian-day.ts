import { malaysiaAhead, malaysianDay, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'

/** `5 September 2026` */
export function formatDay(day: string, language?: Language): string {
  const { months, dayOf } = formatWords(language)
  return dayOf(partsOf(day, months))
}

/** `Saturday 5 September 2026` */
export function formatWeekday(day: string): string {
  const { weekdays, withWeekday } = formatWords()
  return withWeekday({ weekday: weekdays[weekdayOf(day)] ?? '', day: formatDay(day) })
}

/** `5 Sep 2026` */
export function formatShortDay(day: string): string {
  const { shortMonths, dayOf } = formatWords()
  return dayOf(partsOf(day, shortMonths))
}

/** `5 Sep`, where the year is clear. */
export function formatBriefDay(day: string): string {
  const { shortMonths, withoutYear } = formatWords()
  return withoutYear(partsOf(day, shortMonths))
}

/** `5–8 Sep 2026`, `30 Nov – 2 Dec 2026` or `30 Dec 2026 – 2 Jan 2027`; one day if both are equal. */
export function formatDays(from: string, to: string): string {
  if (from === to) return formatShortDay(from)
  const { shortMonths, days } = formatWords()
  const [first, last] = [partsOf(from, shortMonths), partsOf(to, shortMonths)]
  if (first.year !== last.year) return days.between({ from: formatShortDay(from), to: formatShortDay(to) })
  return first.month === last.month ? days.inMonth(first, last) : days.inYear(first, last)
}

/** Milliseconds since 1970 as `5 September 2026, 18:30` in Malaysia. */
export function formatInstant(instant: number): string {
  const time = new Date(instant + malaysiaAhead).toISOString().slice(11, 16)
  return `${formatDay(malaysianDay(instant))}, ${time}`
}

/** `2026-09-05` or `2026-09` as `September 2026`. */
export function formatMonth(day: string): string {
  const { months, monthOf } = formatWords()
  return monthOf(partsOf(day, months))
}

/** `Sep 2026` */
export function formatShortMonth(day: string): string {
  const { shortMonths, monthOf } = formatWords()
  return monthOf(partsOf(day, shortMonths))
}

function partsOf(day: string, months: string[]) {
  const [year = '', month, date] = day.split('-')
  return { year, month: months[Number(month) - 1] ?? '', date: Number(date) }
}

export function monthName(month: number): string {
  return formatWords().months[month - 1] ?? ''
}

export function shortMonthName(month: number): string {
  return formatWords().shortMonths[month - 1] ?? ''
}
