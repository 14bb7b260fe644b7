import { addDays, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import type { KeptHoliday, StateCalendar } from '@agency/contracts/dates/days-off.ts'

/** Nobody plans more days of leave around one holiday. */
export const maxLeave = 5

/** Days off in a row, from the first day of a weekend or holiday to the last of another. Days are `YYYY-MM-DD`. */
export type Stretch = {
  first: string
  last: string
  /** In days, both ends included. */
  length: number
  /** The working days in it: the leave to take. */
  leave: string[]
  holidays: KeptHoliday[]
}

/** Days off in a row without any leave. */
type Run = { first: string; last: string }

/**
 * Every stretch with a public holiday on a weekday, for at most five days of leave.
 * @param from The first possible day. @param until The last known day; no stretch reaches it.
 */
export function stretchesOf(calendar: StateCalendar, from: string, until: string): Stretch[] {
  const runs = runsOf(calendar, from, until)
  return runs.flatMap((run, at) => {
    const list: Stretch[] = []
    let leave: string[] = []
    for (const [ahead, { first, last }] of runs.slice(at).entries()) {
      if (ahead > 0) leave = [...leave, ...daysFrom(addDays(runs[at + ahead - 1]?.last ?? '', 1), addDays(first, -1))]
      if (leave.length > maxLeave) break
      list.push(stretch(run.first, last, leave, calendar))
    }
    return list.filter(({ holidays, length }) => length > 2 && holidays.some(({ day }) => !isWeekend(day, calendar)))
  })
}

/** Leaves out runs that begin before the first day or may go on after the last one. */
function runsOf(calendar: StateCalendar, from: string, until: string): Run[] {
  const runs: Run[] = []
  let first: string | undefined
  for (const day of daysFrom(addDays(from, -1), until)) {
    if (isOff(day, calendar)) first ??= day
    else {
      if (first !== undefined && first >= from) runs.push({ first, last: addDays(day, -1) })
      first = undefined
    }
  }
  return runs
}

function stretch(first: string, last: string, leave: string[], { kept }: StateCalendar): Stretch {
  const length = daysFrom(first, last).length
  return { first, last, length, leave, holidays: kept.filter(({ day }) => first <= day && day <= last) }
}

/** For each number of days of leave the longest stretch, unless fewer days give as much. */
export function bestByLeave(stretches: Stretch[]): Stretch[] {
  let longest = 0
  return Array.from({ length: maxLeave + 1 }, (_, leave) => {
    const same = stretches.filter(one => one.leave.length === leave)
    const best = Math.max(0, ...same.map(({ length }) => length))
    if (best <= longest) return []
    longest = best
    return same.filter(({ length }) => length === best)
  }).flat()
}

/** The most days off for each day of leave; a stretch without leave only if there is no other. */
export function bestValue(stretches: Stretch[]): Stretch | undefined {
  return stretches.toSorted((one, other) => value(other) - value(one) || other.length - one.length)[0]
}

/** Days off beyond an ordinary weekend, for each day of leave. */
const value = ({ length, leave }: Stretch) => (leave.length === 0 ? 0 : (length - 2) / leave.length)

/** `2027-05`: the month of the first day of leave, or of its first day. */
export function monthOfStretch({ first, leave }: Stretch): string {
  return (leave[0] ?? first).slice(0, 7)
}

export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

const isWeekend = (day: string, { weekend }: StateCalendar) => weekend.includes(weekdayOf(day))

export function isOff(day: string, calendar: StateCalendar): boolean {
  return isWeekend(day, calendar) || calendar.holidays.has(day)
}
