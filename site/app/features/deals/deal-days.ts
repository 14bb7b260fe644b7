import { addDays, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { weekdaysOf } from './deal-words.ts'

type Period = {
  travelFrom: string | undefined
  travelUntil: string | undefined
  weekdays: string[]
  nights: number | undefined
}

/**
 * The first days on which a deal can be had: within its period, from one of its weekdays on, for its nights. Undefined
 * when there are none left. Days are `YYYY-MM-DD` in Malaysia.
 * @param first The earliest day that is proposed. @param last The last one that can be searched.
 */
export function firstDays(
  { travelFrom = '', travelUntil = '9', weekdays, nights = 1 }: Period,
  { first, last }: { first: string; last: string },
): { start: string; end: string } | undefined {
  const until = travelUntil < last ? travelUntil : last
  const good = weekdaysOf(weekdays)
  for (let start = travelFrom > first ? travelFrom : first; start <= until; start = addDays(start, 1)) {
    const end = addDays(start, nights)
    if (end > until) return undefined
    if (good.length === 0 || good.includes(weekdayOf(start))) return { start, end }
  }
  return undefined
}
