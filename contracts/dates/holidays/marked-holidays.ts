import type { Holidays, SchoolHoliday } from '@agency/reference-data/holidays.ts'
import { areNearlyAll } from '@agency/reference-data/states.ts'
import { replacementDays } from './state-calendars.ts'

export type CalendarHoliday = {
  day: string
  name: string
  /** A replacement day, or one of some states: marked and read out, but not named below the month. */
  isMinor?: true
}

export type SchoolBreak = Pick<SchoolHoliday, 'first' | 'last' | 'where'>

export type CalendarHolidays = { publicHolidays: CalendarHoliday[]; schoolHolidays: SchoolBreak[] }

export function markedHolidays(all: Holidays, { from, to }: { from: string; to: string }): CalendarHolidays {
  const holidays = all.publicHolidays.map(day => ({ ...day, isMinor: !areNearlyAll(day.states) }))
  const replacements = replacementDays(all).map(day => ({ ...day, name: `${day.name}, replacement`, isMinor: true }))
  const publicHolidays = [...holidays, ...replacements]
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ day, name, where, expected, isMinor }): CalendarHoliday => {
      const words = [where, expected && 'expected'].filter(Boolean).join(', ')
      return { day, name: words ? `${name} (${words})` : name, ...(isMinor && { isMinor }) }
    })
  const schoolHolidays = all.schoolHolidays
    .filter(({ first, last }) => first <= to && from <= last)
    .map(({ first, last, where }): SchoolBreak => ({ first, last, where }))
  return { publicHolidays, schoolHolidays }
}
