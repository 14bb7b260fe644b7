/** A day that calendars mark, with what is read when one gets to it. */
export type CalendarHoliday = {
  /** `YYYY-MM-DD` */
  day: string
  /** `Good Friday (Sabah and Sarawak)` */
  name: string
}

/** Days that calendars mark because schools are closed, both of them included: `YYYY-MM-DD`. */
export type CalendarSchoolHoliday = {
  first: string
  last: string
  /** `all other states` */
  where: string
}

/** What calendars mark, by itself or together. */
export type CalendarHolidays = { publicHolidays: CalendarHoliday[]; schoolHolidays: CalendarSchoolHoliday[] }
