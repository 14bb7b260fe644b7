import type { CalendarHolidays } from '../../calendar/calendar-holiday.ts'

export const noHolidays: CalendarHolidays = { publicHolidays: [], schoolHolidays: [] }
let asked: Promise<CalendarHolidays> | undefined

/** The public and school holidays, fetched when a calendar opens for the first time. Without them it is still a calendar. */
export function calendarHolidays(): Promise<CalendarHolidays> {
  asked ??= fetch('/search/holidays')
    .then(response => response.json())
    .catch(() => {
      asked = undefined
      return noHolidays
    })
  return asked
}
