import { malaysiaAhead } from '@agency/contracts/dates/calendar-day.ts'

/** An instant as the clocks of Malaysia show it, `2026-12-31T09:00`; empty where there is none. */
export function malaysianTime(instant: string | null | undefined): string {
  const at = instant ? Date.parse(instant) : Number.NaN
  return Number.isNaN(at) ? '' : new Date(at + malaysiaAhead).toISOString().slice(0, 16)
}

/** The instant at which the clocks of Malaysia show a time, `2026-12-31T09:00:00+08:00`; undefined for an empty one. */
export function malaysianTimeToInstant(time: string): string | undefined {
  return time === '' ? undefined : `${time.slice(0, 16)}:00+08:00`
}
