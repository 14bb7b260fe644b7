import { addDays, weekdayOf } from './calendar-day.ts'
import type { StateCalendar } from './days-off.ts'

export type ClosedDays = Pick<StateCalendar, 'weekend' | 'holidays'>

export function isWorkingDay(day: string, { weekend, holidays }: ClosedDays): boolean {
  return !weekend.includes(weekdayOf(day)) && !holidays.has(day)
}

/** The first day counts, the last does not. */
export function workingDaysBetween(from: string, to: string, closed: ClosedDays): number {
  let count = 0
  for (let day = from; day < to; day = addDays(day, 1)) if (isWorkingDay(day, closed)) count += 1
  return count
}
