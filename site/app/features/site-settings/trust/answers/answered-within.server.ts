import type { AnswerTimes } from '../../../../clients/backend/answer-times.server.ts'
import type { ContentSource } from '../../../../clients/content/content-source.server.ts'
import type { Messages } from '../../messages/message-types.ts'
import type { Brand } from '../../shell-model.server.ts'
import { loadBookingTerms, type TermsSettings } from '../../terms/booking-terms.server.ts'
import { measureAnswers } from './answer-time.ts'
import { readOpeningHours } from './opening-hours.ts'

const measured = new WeakMap<AnswerTimes, { by: unknown[]; minutes: number | undefined }>()

/**
 * How soon enquiries are answered, within a sentence: `usually within 3 working hours (measured over the last 30 days)`. Measured, it
 * holds for nine of ten; otherwise it is what the settings say.
 * @param holidays Of the office's state.
 */
function answeredWithin(
  { openingHours, answeredWithin: said }: Brand,
  times: AnswerTimes | undefined,
  holidays: ReadonlySet<string>,
  { proof: { answered } }: Messages,
): string {
  const hours = times && readOpeningHours(openingHours)
  if (!hours) return said || answered.usual
  const by = [openingHours, holidays]
  let before = measured.get(times)
  if (!before?.by.every((value, at) => value === by[at])) {
    before = { by, minutes: measureAnswers(times.times, { hours, holidays }, times.askedAt)?.most }
    measured.set(times, before)
  }
  if (before.minutes === undefined) return said || answered.usual
  const dayHours = (hours.closes - hours.opens) / 60
  const inHours = Math.max(1, Math.ceil(before.minutes / 60))
  return answered.measured(
    inHours <= dayHours ? { count: inHours, unit: 'hour' } : { count: Math.ceil(inHours / dayHours), unit: 'day' },
  )
}

type Asker = { content: ContentSource; env: TermsSettings; enquiries: { answerTimes: () => AnswerTimes | undefined } }

/** The same, with the holidays of the office's state. */
export async function loadAnswered({ content, env, enquiries }: Asker, brand: Brand, say: Messages): Promise<string> {
  const times = enquiries.answerTimes()
  const booking = times && (await loadBookingTerms(content, env))
  return answeredWithin(brand, times, booking?.office.closed.holidays ?? new Set(), say)
}
