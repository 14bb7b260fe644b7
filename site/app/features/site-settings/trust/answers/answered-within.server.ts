import type { Language } from '@agency/words/language-codes.ts'
import { proofWords } from '@agency/words/trust/proof/words.ts'
import type { AnswerTimes } from '../../../../clients/backend/answer-times.server.ts'
import { keptWhileSame } from '../../../../clients/content/cache/kept-while-same.ts'
import type { ContentSource } from '../../../../clients/content/content-source.server.ts'
import type { Brand } from '../../shell-model.server.ts'
import { loadBookingTerms, type TermsSettings } from '../../terms/booking-terms.server.ts'
import { measureAnswers } from './answer-time.ts'
import { readOpeningHours } from './opening-hours.ts'

/** In working minutes, for nine of ten enquiries. */
const measured = keptWhileSame<AnswerTimes, 'most', number | undefined>()

/** `usually within 3 working hours (measured over the last 30 days)`; without enough answers, the settings' text. */
function answeredWithin(
  { openingHours, answeredWithin: promise }: Brand,
  times: AnswerTimes | undefined,
  holidays: ReadonlySet<string>,
  { answered }: ReturnType<typeof proofWords>,
): string {
  const hours = times && readOpeningHours(openingHours)
  if (!hours) return promise || answered.usual
  const minutes = measured(
    times,
    [openingHours, holidays],
    'most',
    () => measureAnswers(times.times, { hours, holidays }, times.askedAt)?.most,
  )
  if (minutes === undefined) return promise || answered.usual
  const dayHours = (hours.closes - hours.opens) / 60
  const inHours = Math.max(1, Math.ceil(minutes / 60))
  return answered.measured(
    inHours <= dayHours ? { count: inHours, unit: 'hour' } : { count: Math.ceil(inHours / dayHours), unit: 'day' },
  )
}

type Asker = { content: ContentSource; env: TermsSettings; enquiries: { answerTimes: () => AnswerTimes | undefined } }

export async function loadAnswered(
  { content, env, enquiries }: Asker,
  brand: Brand,
  language?: Language,
): Promise<string> {
  const times = enquiries.answerTimes()
  const booking = times && (await loadBookingTerms(content, env))
  return answeredWithin(brand, times, booking?.office.closed.holidays ?? new Set(), proofWords(language))
}
