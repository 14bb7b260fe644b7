import { weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { monthNames, shortMonthNames } from '@agency/contracts/dates/month-names.ts'

/** A fixed table: what devices write differs. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `Sat 5 Sep 2026`, as it stands in fields. */
export function fieldDay(day: string): string {
  const [year, month, date] = parts(day)
  return `${weekdayNames[weekdayOf(day)]?.slice(0, 3)} ${date} ${shortMonthNames[month - 1]} ${year}`
}

/** `Saturday 5 September 2026`, as it is read aloud. */
export function spokenDay(day: string): string {
  const [year, month, date] = parts(day)
  return `${weekdayNames[weekdayOf(day)]} ${date} ${monthNames[month - 1]} ${year}`
}

/** `5 Sep`, where the year is plain. */
export function briefDay(day: string): string {
  const [, month, date] = parts(day)
  return `${date} ${shortMonthNames[month - 1]}`
}

/** `September 2026` for a month or any day in it. */
export function monthTitle(month: string): string {
  const [year, number] = parts(month)
  return `${monthNames[number - 1]} ${year}`
}

function parts(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}
