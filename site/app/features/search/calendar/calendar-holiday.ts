import type { SchoolHoliday } from '@agency/reference-data/holidays.ts'

/** A day that calendars mark, with what is read when one gets to it. */
export type CalendarHoliday = {
  /** `YYYY-MM-DD` */
  day: string
  /** `Good Friday (Sabah and Sarawak)` */
  name: string
}

/** What calendars mark, by itself or together. */
export type CalendarHolidays = { publicHolidays: CalendarHoliday[]; schoolHolidays: SchoolHoliday[] }
