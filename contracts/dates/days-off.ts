import { addDays, weekdayOf } from './calendar-day.ts'

/*
 * Which days people do not work in a state of Malaysia: its weekend, its public holidays, and the days that make up for
 * holidays lost to the weekend or to another holiday (Holidays Act 1951; the ordinances of Sabah and Sarawak agree).
 */

/** How a state rests; weekdays count from 0 for Monday. */
export type RestDays = {
  weekend: readonly number[]
  /** A holiday on this day of the weekend is made up for; one on the other day is lost. */
  replacedRestDay: number
}

/** A public holiday of one state. */
export type StateHoliday = {
  /** `YYYY-MM-DD` */
  day: string
  name: string
  /** May still be moved, or awaits its announcement. */
  expected: boolean
}

/** A holiday as it is kept: `replacementOf` is the day that it makes up for. */
export type KeptHoliday = StateHoliday & { replacementOf?: string }

/** When people of one state do not work. */
export type StateCalendar = {
  /** Its holidays with the days that make up for others, in the order of days. */
  kept: readonly KeptHoliday[]
  weekend: readonly number[]
  /** The days of `kept`. */
  holidays: ReadonlySet<string>
}

/**
 * The calendar of a state.
 * @param holidays Public holidays of this state, in any order.
 */
export function stateCalendar(holidays: readonly StateHoliday[], rest: RestDays): StateCalendar {
  const kept = [...holidays, ...replacements(holidays, rest)].sort(byDay)
  return { kept, weekend: rest.weekend, holidays: new Set(kept.map(({ day }) => day)) }
}

/** Each lost holiday moves to the next day that is a working day until then; the earlier one is served first. */
function replacements(holidays: readonly StateHoliday[], { weekend, replacedRestDay }: RestDays): KeptHoliday[] {
  const taken = new Set(holidays.map(({ day }) => day))
  const isFree = (day: string) => !taken.has(day) && !weekend.includes(weekdayOf(day))
  const found: KeptHoliday[] = []
  let before = ''
  for (const { day, name, expected } of holidays.toSorted(byDay)) {
    const isSecond = day === before && !weekend.includes(weekdayOf(day))
    before = day
    if (weekdayOf(day) !== replacedRestDay && !isSecond) continue
    let instead = addDays(day, 1)
    while (!isFree(instead)) instead = addDays(instead, 1)
    taken.add(instead)
    // States announce by themselves what follows when two of their holidays meet.
    found.push({ day: instead, name, expected: expected || isSecond, replacementOf: day })
  }
  return found
}

function byDay(one: StateHoliday, other: StateHoliday): number {
  return one.day.localeCompare(other.day)
}
