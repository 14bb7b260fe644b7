import { malaysiaAhead } from '@agency/contracts/dates/calendar-day.ts'

/** `2026-12-31T09:00`; may be empty. */
export function malaysianTime(instant: string | null | undefined): string {
  const at = instant ? Date.parse(instant) : Number.NaN
  return Number.isNaN(at) ? '' : new Date(at + malaysiaAhead).toISOString().slice(0, 16)
}

/** `2026-12-31T09:00:00+08:00`; undefined for an empty text. */
export function malaysianTimeToInstant(time: string): string | undefined {
  return time === '' ? undefined : `${time.slice(0, 16)}:00+08:00`
}
