import { addDays, isDay, malaysianDay, monthOf, weekdayOf, weeksOf } from '@agency/contracts/dates/calendar-day.ts'
import type { CalendarHolidays } from '@agency/contracts/dates/holidays/marked-holidays.ts'

export const monthNamed = (named: string | null, today: string): string =>
  named !== null && isDay(`${named}-01`) ? named : monthOf(today)

/** Monday to Sunday, including days of neighbouring months. */
export function wholeWeeksOf(month: string): string[][] {
  const monday = addDays(`${month}-01`, -weekdayOf(`${month}-01`))
  return weeksOf(month).map((week, row) => week.map((_, column) => addDays(monday, row * 7 + column)))
}

export type DayPlan<Entry> = { day: string; entries: Entry[]; holidays: string[]; isOffSchool: boolean }

export function plansOf<Entry extends { at: string }>(
  days: string[],
  entries: Entry[],
  { publicHolidays, schoolHolidays }: CalendarHolidays,
): DayPlan<Entry>[] {
  const byDay = Map.groupBy(entries, ({ at }) => malaysianDay(Date.parse(at)))
  return days.map(day => ({
    day,
    entries: byDay.get(day) ?? [],
    holidays: publicHolidays.filter(holiday => holiday.day === day).map(({ name }) => name),
    isOffSchool: schoolHolidays.some(({ first, last }) => first <= day && day <= last),
  }))
}

/** Today and later days, then past ones. Omits empty days except today. */
export function inListOrder<Entry>(plans: DayPlan<Entry>[], month: string, today: string) {
  const listed = plans.filter(
    ({ day, entries, holidays }) => monthOf(day) === month && (day === today || entries.length + holidays.length > 0),
  )
  const isOver = ({ day }: { day: string }) => month === monthOf(today) && day < today
  return { ahead: listed.filter(plan => !isOver(plan)), over: listed.filter(isOver) }
}
