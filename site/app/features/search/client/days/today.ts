import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { useSyncExternalStore } from 'react'

/** The Malaysian day it is, wherever this device is. */
export function todayHere(): string {
  return malaysianDay(Date.now())
}

/** The same for what is rendered on the server too. @param made The day the page was made on. */
export function useToday(made: string): string {
  return useSyncExternalStore(neverChanges, todayHere, () => made)
}

function neverChanges(): () => void {
  return () => {}
}
