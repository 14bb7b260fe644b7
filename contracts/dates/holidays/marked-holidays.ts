import { type Holidays, holidayName, type SchoolHoliday, statesOfSchools } from '@agency/reference-data/holidays.ts'
import { areNearlyAll, statesInWords } from '@agency/reference-data/states.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { holidayWords } from '@agency/words/values/holidays/words.ts'
import { replacementDays } from './state-calendars.ts'

export type CalendarHoliday = {
  day: string
  name: string
  /** A replacement day, or one of some states: marked and read out, but not named below the month. */
  isMinor?: true
}

export type SchoolBreak = Pick<SchoolHoliday, 'first' | 'last'> & {
  /** `Kedah, Kelantan and Terengganu` */
  where: string
}

export type CalendarHolidays = { publicHolidays: CalendarHoliday[]; schoolHolidays: SchoolBreak[] }

/** In the current language. */
export function markedHolidays(all: Holidays, { from, to }: { from: string; to: string }): CalendarHolidays {
  const say = holidayWords()
  const holidays = all.publicHolidays.map(day => ({
    ...day,
    name: holidayName(day.name),
    where: statesInWords(day.states),
    isMinor: !areNearlyAll(day.states),
  }))
  const replacements = replacementDays(all).map(day => ({
    ...day,
    name: say.replacement(holidayName(day.name)),
    isMinor: true,
  }))
  const publicHolidays = [...holidays, ...replacements]
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ day, name, where, expected, isMinor }): CalendarHoliday => {
      const notes = formatWords().row([where, expected && say.expected])
      return { day, name: notes ? say.of({ holiday: name, notes }) : name, ...(isMinor && { isMinor }) }
    })
  const schoolHolidays = all.schoolHolidays
    .filter(({ first, last }) => first <= to && from <= last)
    .map(({ first, last, group }): SchoolBreak => ({ first, last, where: statesOfSchools(group) }))
  return { publicHolidays, schoolHolidays }
}
