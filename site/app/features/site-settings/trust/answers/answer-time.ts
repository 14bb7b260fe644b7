import { addDays, malaysianDay, startOfMalaysianDay, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { isOpenOn, type OpeningHours } from './opening-hours.ts'

/** In milliseconds since 1970; `answered` is undefined while the enquiry waits. */
export type AnswerTime = { received: number; answered: number | undefined }

export type OfficeTime = { hours: OpeningHours; holidays: ReadonlySet<string> }

/** In working minutes: half of all enquiries were answered within `median`, nine of ten within `most`. */
export type MeasuredAnswers = { median: number; most: number }

/** Fewer answers mean little. */
const minAnswers = 20
const minute = 60_000

/** Working minutes between two times (milliseconds since 1970). */
export function workingMinutes(from: number, to: number, { hours, holidays }: OfficeTime): number {
  let sum = 0
  for (let day = malaysianDay(from); startOfMalaysianDay(day) < to; day = addDays(day, 1)) {
    if (!isOpenOn(weekdayOf(day), hours) || holidays.has(day)) continue
    const start = startOfMalaysianDay(day)
    const [opens, closes] = [start + hours.opens * minute, start + hours.closes * minute]
    sum += Math.max(0, Math.min(to, closes) - Math.max(from, opens))
  }
  return sum / minute
}

/**
 * Open enquiries count with their waiting time: without them an office that answers the easy ones would look good.
 * @returns Undefined for too few answers.
 */
export function measureAnswers(times: AnswerTime[], office: OfficeTime, now: number): MeasuredAnswers | undefined {
  if (times.filter(({ answered }) => answered !== undefined).length < minAnswers) return undefined
  const counted = times
    .map(({ received, answered = now }) => workingMinutes(received, answered, office))
    .sort((one, other) => one - other)
  const within = (share: number) => counted[Math.ceil(share * counted.length) - 1] ?? 0
  return { median: within(0.5), most: within(0.9) }
}
