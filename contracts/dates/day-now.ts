import { addDays, daysBetween, malaysianDay } from './calendar-day.ts'

const loadedAt = Date.now()

/**
 * The Malaysian day now. On a device whose clock is days off, it only adds the days passed since `started`.
 * @param madeOn The page's day; a cached page may be a day old.
 * @param started When the page began, by the device's clock.
 */
export function dayNow(madeOn: string, now: number = Date.now(), started: number = loadedAt): string {
  const first = malaysianDay(started)
  const ahead = daysBetween(madeOn, first)
  const day = malaysianDay(now)
  return ahead === 0 || ahead === 1 ? day : addDays(madeOn, daysBetween(first, day))
}
