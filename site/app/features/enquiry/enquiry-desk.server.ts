import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { belongs, type EnquiryFields } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { withoutControls } from '@agency/contracts/backend/forms/tidy.ts'
import { referenceOf } from '@agency/contracts/backend/reference.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { diskTrouble } from '@agency/service-kit/files/disk-trouble.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { type AnswerTimes, watchAnswerTimes } from '../../clients/backend/answer-times.server.ts'
import { type Enquiry, type EnquiryAnswer, honoursKeys, postEnquiry } from '../../clients/backend/enquiries.server.ts'
import type { Limits } from '../../limits/limits.server.ts'
import type { PersonOnDisk } from '../account/own-data/own-data.server.ts'
import { type AnsweredOnce, createAnsweredOnce } from './answered-once.server.ts'
import { createEnquiryLimits, type EnquiryLimits } from './enquiry-limits.server.ts'
import { createSpool } from './spool/enquiry-spool.server.ts'
import { personInSpool } from './spool/held-in-spool.server.ts'
import { type SpoolDelivery, startDelivery } from './spool/spool-delivery.server.ts'
import { startSpoolRetention } from './spool/spool-retention.server.ts'

export type EnquirySettings = {
  DATA_DIR: string
  BACKEND_URL: string
  BACKEND_IDEMPOTENCY: 'ask' | 'yes' | 'no'
  NOTICE_LANGUAGE: boolean
  SITE_SECRET: string
  ENQUIRY_RETENTION_MONTHS: number
}

export type Submission = {
  form: FormName
  fields: EnquiryFields
  key: string
  consentText: string
  language?: string | undefined
  session: Session | undefined
  now: number
}

/** `lost`: neither the backend nor the disk has it, and the visitor has to know. */
export type SubmissionOutcome =
  | Extract<EnquiryAnswer, { kind: 'taken' | 'refused' }>
  | { kind: 'spooled'; reference: string }
  | { kind: 'lost' }

export type EnquiryDesk = {
  submit: (submission: Submission) => Promise<SubmissionOutcome>
  once: AnsweredOnce
  limits: EnquiryLimits
  /** Of the last thirty days, if the backend has them. */
  answerTimes: () => AnswerTimes | undefined
  ofPerson: PersonOnDisk
  spooled: SpoolDelivery['counts']
  /** Stops the delivery and the retention of spooled enquiries. */
  close: () => void
}

export function enquiryDesk(env: EnquirySettings, log: Logger, limits: Limits): EnquiryDesk {
  const spool = createSpool(join(env.DATA_DIR, 'spool'), env.SITE_SECRET)
  const post = (enquiry: Enquiry) => postEnquiry(env.BACKEND_URL, enquiry)
  const honoured = env.BACKEND_IDEMPOTENCY === 'ask'
  const honours = async ({ form }: Enquiry) =>
    honoured ? honoursKeys(env.BACKEND_URL, form) : env.BACKEND_IDEMPOTENCY === 'yes'
  const delivery = startDelivery({ spool, post, honours, log })
  const answerTimes = watchAnswerTimes(env.BACKEND_URL)
  const endRetention = startSpoolRetention(spool, env.ENQUIRY_RETENTION_MONTHS, log)
  return {
    limits: createEnquiryLimits(limits),
    once: createAnsweredOnce(),
    answerTimes: answerTimes.known,
    ofPerson: personInSpool(spool),
    spooled: delivery.counts,
    close() {
      delivery.stop()
      answerTimes.stop()
      endRetention()
    },
    async submit(submission) {
      const enquiry = enquiryOf(submission, env)
      const { reference } = enquiry.envelope
      // The backend may have accepted it: a second press must not post it again.
      if (await spool.holds(enquiry.key)) return { kind: 'spooled', reference }
      const answer = await post(enquiry)
      if (answer.kind === 'taken' || answer.kind === 'refused') return answer
      log.warn({ reference, reason: answer.reason }, 'the backend did not take an enquiry')
      try {
        await spool.keep(enquiry, answer.kind === 'unclear' ? 'unclear' : 'waiting')
        delivery.wake()
        return { kind: 'spooled', reference }
      } catch (error) {
        const why = diskTrouble(error) ?? 'it could not be kept'
        log.error({ reference, err: error }, `an enquiry is lost: the backend did not take it, and ${why}`)
        return { kind: 'lost' }
      }
    },
  }
}

/** Pressing twice is one enquiry, on any instance and whatever facts the server adds; a changed form is another one. */
export function enquiryKey(
  view: string,
  form: FormName,
  typed: Record<string, string>,
  query: URLSearchParams,
): string {
  const controls = controlsOf(enquiryForms[form])
  // Blanks, line ends and hidden fields differ with and without script; empty ones come and go with an update.
  const values = Object.entries(typed)
    .filter(([name]) => belongs(controls[name], typed))
    .map(([name, value]) => [name, withoutControls(value)])
    .filter(([, value]) => value)
  const parts = [view, form, values.sort(byName), [...query].sort(byName)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}

const byName = ([one = '']: string[], [other = '']: string[]) => (one < other ? -1 : Number(one > other))

function enquiryOf(
  { form, fields, key, consentText, language, session, now }: Submission,
  env: Pick<EnquirySettings, 'NOTICE_LANGUAGE'>,
): Enquiry {
  const receivedAt = new Date(now).toISOString()
  const sender = session === undefined ? 'visitor' : session.isAgent ? 'agent' : 'member'
  const memberId = session && { memberId: session.userId }
  const envelope: Enquiry['envelope'] = {
    reference: referenceOf(key),
    receivedAt,
    consentText,
    language,
    ...(env.NOTICE_LANGUAGE && { noticeLanguage: currentLanguage() }),
    sender,
    ...memberId,
  }
  return { form, fields, key, envelope }
}
