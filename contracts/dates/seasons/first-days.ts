import { addDays, weekdayOf } from '../calendar-day.ts'
import { shortWeekdayNames } from '../weekday-names.ts'

export type Period = {
  travelFrom?: string | undefined
  travelUntil?: string | undefined
  weekdays?: string[] | undefined
  nights?: number | undefined
  blackouts?: Days[] | undefined
}

export type Days = { first: string; last: string }

/** Within the period, from an allowed weekday, without a blackout. */
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

export function weekdaysOf(names: string[]): number[] {
  return names.map(name => weekdayNames.indexOf(name.slice(0, 3).toLowerCase())).filter(number => number >= 0)
}
