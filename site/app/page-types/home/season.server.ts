import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { readHolidays } from '@agency/reference-data/holidays.ts'
import type { Deal } from '../../features/deals/deals.server.ts'

/** Malaysian calendar days, both of them included. */
type Days = { first: string; last: string }

/** How far ahead "now" reaches. */
const soon = 60

/**
 * The days that a row of offers promises to be good for.
 * @param season `school-holidays` for the next ones, or `now`.
 * @param holidays The file that names the school holidays.
 * @returns undefined for a season that is unknown, or where no such days are known.
 */
export function daysOfSeason(season: string, today: string, holidays: string): Days | undefined {
  if (season === 'now') return { first: today, last: addDays(today, soon) }
  if (season !== 'school-holidays') return undefined
  const next = readHolidays(holidays).schoolHolidays.find(({ last }) => last >= today)
  return next && { first: next.first > today ? next.first : today, last: next.last }
}

/** Whether a deal says that it can be used on one of these days. */
export function isUsableIn({ first, last }: Days, { travelFrom, travelUntil }: Deal): boolean {
  if (!travelFrom && !travelUntil) return false
  return (travelFrom ?? '') <= last && (travelUntil ?? '9') >= first
}
