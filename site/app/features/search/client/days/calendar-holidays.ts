import type { CalendarHoliday } from '../../calendar/calendar-holiday.ts'

let asked: Promise<CalendarHoliday[]> | undefined

/** The public holidays, fetched when a calendar opens for the first time. Without them it is still a calendar. */
export function calendarHolidays(): Promise<CalendarHoliday[]> {
  asked ??= fetch('/search/holidays')
    .then(response => response.json())
    .then((answer: { holidays: CalendarHoliday[] }) => answer.holidays)
    .catch(() => {
      asked = undefined
      return []
    })
  return asked
}
