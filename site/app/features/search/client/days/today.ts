import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'

/** The Malaysian day it is, wherever this device is. */
export function todayHere(): string {
  return malaysianDay(Date.now())
}
