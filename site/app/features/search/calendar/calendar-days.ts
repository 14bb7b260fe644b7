import type { CalendarHolidays } from '@agency/contracts/dates/holidays/marked-holidays.ts'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'

/** Days are `YYYY-MM-DD`. */
export type CalendarRange = {
  first: string
  last: string
  start: string | undefined
  end: string | undefined
  /** The end of the range that the next press sets. */
  choosing: 'start' | 'end'
  /** For a one-way trip. */
  single: boolean
}

/** Chooses a day. A day before the start becomes the new start. */
export function choose(range: CalendarRange, day: string): CalendarRange {
  if (range.single) return { ...range, start: day, end: undefined, choosing: 'start' }
  if (range.choosing === 'end' && range.start && day >= range.start) return { ...range, end: day, choosing: 'start' }
  const end = range.end && range.end > day ? range.end : undefined
  return { ...range, start: day, end, choosing: 'end' }
}

export function isComplete(range: CalendarRange, before: CalendarRange): boolean {
  return range.single || before.choosing === 'end' ? range.choosing === 'start' : false
}

export function within({ first, last }: CalendarRange, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}

export const noHolidays: CalendarHolidays = { publicHolidays: [], schoolHolidays: [] }
let fetched: Promise<CalendarHolidays> | undefined

/** Fetched once, when the first calendar opens; empty if the request fails. */
export function calendarHolidays(): Promise<CalendarHolidays> {
  fetched ??= fetch(pathInLanguage('/search/holidays'))
    .then(response => response.json())
    .catch(() => {
      fetched = undefined
      return noHolidays
    })
  return fetched
}
