import type { CalendarHolidays } from '@agency/contracts/dates/holidays/marked-holidays.ts'

/** The range that a calendar shows and changes. Days are `YYYY-MM-DD`. */
export type CalendarRange = {
  /** The first and the last day that can be chosen. */
  first: string
  last: string
  start: string | undefined
  end: string | undefined
  /** The end of the range that the next press sets. */
  choosing: 'start' | 'end'
  /** Only one day is chosen, for a one-way trip. */
  single: boolean
}

/** Chooses a day. A day before the start becomes the new start. */
export function choose(range: CalendarRange, day: string): CalendarRange {
  if (range.single) return { ...range, start: day, end: undefined, choosing: 'start' }
  if (range.choosing === 'end' && range.start && day >= range.start) return { ...range, end: day, choosing: 'start' }
  const end = range.end && range.end > day ? range.end : undefined
  return { ...range, start: day, end, choosing: 'end' }
}

/** Whether the range is complete. */
export function isComplete(range: CalendarRange, before: CalendarRange): boolean {
  return range.single || before.choosing === 'end' ? range.choosing === 'start' : false
}

/** The nearest day that can be chosen. */
export function within({ first, last }: CalendarRange, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}

export const noHolidays: CalendarHolidays = { publicHolidays: [], schoolHolidays: [] }
let fetched: Promise<CalendarHolidays> | undefined

/** The public and school holidays, fetched once, when the first calendar opens; none if the look-up fails. */
export function calendarHolidays(): Promise<CalendarHolidays> {
  fetched ??= fetch('/search/holidays')
    .then(response => response.json())
    .catch(() => {
      fetched = undefined
      return noHolidays
    })
  return fetched
}
