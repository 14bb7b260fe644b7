import { malaysianDay } from '@agency/ui/formats/malaysian-day.ts'

/** The Malaysian day it is, wherever this device is. */
export function todayHere(): string {
  return malaysianDay(Date.now())
}
