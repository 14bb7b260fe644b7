import { addDays, daysBetween, malaysianDay } from './calendar-day.ts'

const loadedAt = Date.now()

/**
 * The Malaysian day now. Where a device's clock is days away from the page's, it only counts the days that have passed.
 *
 * @param madeOn The day the page was made on; a page from a cache may be a day old.
 * @param started When the page began, by the device's clock.
 */
export function dayNow(madeOn: string, now: number = Date.now(), started: number = loadedAt): string {
  const first = malaysianDay(started)
  const ahead = daysBetween(madeOn, first)
  const day = malaysianDay(now)
  return ahead === 0 || ahead === 1 ? day : addDays(madeOn, daysBetween(first, day))
}
