import { addDays, weekdayOf } from './calendar-day.ts'

/* By state, after the Holidays Act 1951; the ordinances of Sabah and Sarawak agree. */

/** Weekdays count from 0 for Monday. */
export type RestDays = {
  weekend: readonly number[]
  /** A holiday on this day of the weekend gets a replacement; one on the other day is lost. */
  replacedRestDay: number
}

export type StateHoliday = {
  day: string
  name: string
  expected: boolean
}

export type KeptHoliday = StateHoliday & { replacementOf?: string }

export type StateCalendar = {
  kept: readonly KeptHoliday[]
  weekend: readonly number[]
  holidays: ReadonlySet<string>
}

export function stateCalendar(holidays: readonly StateHoliday[], rest: RestDays): StateCalendar {
  const daysOff = [...holidays, ...replacements(holidays, rest)].sort(byDay)
  return { kept: daysOff, weekend: rest.weekend, holidays: new Set(daysOff.map(({ day }) => day)) }
}

/** A lost holiday moves to the next working day; earlier holidays choose first. */
function replacements(holidays: readonly StateHoliday[], { weekend, replacedRestDay }: RestDays): KeptHoliday[] {
  const occupied = new Set(holidays.map(({ day }) => day))
  const isFree = (day: string) => !occupied.has(day) && !weekend.includes(weekdayOf(day))
  const extraDays: KeptHoliday[] = []
  let before = ''
  for (const { day, name, expected } of holidays.toSorted(byDay)) {
    const isSecond = day === before && !weekend.includes(weekdayOf(day))
    before = day
    if (weekdayOf(day) !== replacedRestDay && !isSecond) continue
    let instead = addDays(day, 1)
    while (!isFree(instead)) instead = addDays(instead, 1)
    occupied.add(instead)
    // States decide themselves on two coinciding holidays.
    extraDays.push({ day: instead, name, expected: expected || isSecond, replacementOf: day })
  }
  return extraDays
}

function byDay(one: StateHoliday, other: StateHoliday): number {
  return one.day.localeCompare(other.day)
}
