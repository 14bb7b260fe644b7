import { addDays, weekdayOf } from '../calendar-day.ts'
import { shortWeekdayNames } from '../weekday-names.ts'

/**
 * When an offer can be used: its travel period without its blackouts, the weekdays on which a journey may begin, and how many
 * nights it takes.
 */
export type Period = {
  travelFrom?: string | undefined
  travelUntil?: string | undefined
  weekdays?: string[] | undefined
  nights?: number | undefined
  blackouts?: Days[] | undefined
}

/** Malaysian calendar days, both of them included. */
export type Days = { first: string; last: string }

/**
 * The first days on which an offer can be used: within its period, from one of its weekdays on, for its nights, none of them
 * in a blackout. Undefined when there are none left. Days are `YYYY-MM-DD` in Malaysia.
 * @param first The earliest day on which the journey may begin. @param last The last one on which it may end.
 */
export function firstDays(
  { travelFrom = '', travelUntil = '9', weekdays = [], nights = 1, blackouts = [] }: Period,
  { first, last }: Days,
): { start: string; end: string } | undefined {
  const until = travelUntil < last ? travelUntil : last
  const good = weekdaysOf(weekdays)
  for (let start = travelFrom > first ? travelFrom : first; start <= until; start = addDays(start, 1)) {
    const end = addDays(start, nights)
    if (end > until) return undefined
    const isFree = blackouts.every(({ first, last }) => end < first || start > last)
    if (isFree && (good.length === 0 || good.includes(weekdayOf(start)))) return { start, end }
  }
  return undefined
}

const weekdayNames = shortWeekdayNames.map(name => name.toLowerCase())

/** Weekdays as numbers, Monday 0: a content system writes `mon` or `Monday`. */
export function weekdaysOf(names: string[]): number[] {
  return names.map(name => weekdayNames.indexOf(name.slice(0, 3).toLowerCase())).filter(number => number >= 0)
}
