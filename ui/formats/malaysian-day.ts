import { malaysiaAhead, malaysianDay, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import type { Language } from '@agency/words/languages.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'

/** `5 September 2026` */
export function formatDay(day: string, language?: Language): string {
  const [year = '', month, date] = day.split('-')
  const { months, dayOf } = formatWords(language)
  return dayOf(Number(date), months[Number(month) - 1] ?? '', year)
}

/** `Saturday 5 September 2026` */
export function formatWeekday(day: string): string {
  return `${formatWords().weekdays[weekdayOf(day)]} ${formatDay(day)}`
}

/** `5 Sep 2026` */
export function formatShortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${shortMonthName(month ?? 1)} ${year}`
}

/** `5–8 Sep 2026`, `30 Nov – 2 Dec 2026` or `30 Dec 2026 – 2 Jan 2027`; one day if both are equal. */
export function formatDays(from: string, to: string): string {
  const [start = '', end = ''] = [from, to].map(formatShortDay)
  if (from === to) return start
  if (from.slice(0, 7) === to.slice(0, 7)) return `${start.split(' ')[0]}–${end}`
  return from.slice(0, 4) === to.slice(0, 4) ? `${start.slice(0, -5)} – ${end}` : `${start} – ${end}`
}

/** Milliseconds since 1970 as `5 September 2026, 18:30` in Malaysia. */
export function formatInstant(instant: number): string {
  const time = new Date(instant + malaysiaAhead).toISOString().slice(11, 16)
  return `${formatDay(malaysianDay(instant))}, ${time}`
}

/** `2026-09-05` or `2026-09` as `September 2026`. */
export function formatMonth(day: string): string {
  const [year, month] = day.split('-')
  return `${monthName(Number(month))} ${year}`
}

export function monthName(month: number): string {
  return formatWords().months[month - 1] ?? ''
}

export function shortMonthName(month: number): string {
  return formatWords().shortMonths[month - 1] ?? ''
}
