import { controlsOf, isTyped } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { type EnquiryFields, type FormErrors, readEnquiry } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { enquiryAnswerWords } from '@agency/words/forms/enquiry-answer/words.ts'
import { type EnquiryDesk, enquiryKey } from './enquiry-desk.server.ts'
import { viewField } from './form/form-fields.ts'
import { phoneFault } from './form/phone-fault.server.ts'
import { type FormView, newView, readView } from './form/view-token.server.ts'
import type { PersonCheck } from './person-check/person-check.server.ts'
import type { PersonQuestion } from './person-check/person-question.server.ts'
import { type Suspicion, suspicionsOf } from './person-check/suspicion.server.ts'

export type Trouble = 'faults' | 'check' | 'too-many' | 'refused' | 'lost'

export type ReturnedForm = {
  trouble: Trouble
  reason?: string
  values: Record<string, string>
  errors: FormErrors
  view: string
  /** The question of the person check. `failed`: the first attempt was wrong. */
  check?: PersonQuestion & { failed: boolean }
}

export type EnquiryResult =
  | { sent: true; reference: string; receipt: boolean }
  | ({ sent: false; status: number; suspicions?: Suspicion[] } & ReturnedForm)

export type EnquiryFacts = {
  /** Fields that the server adds; the form's schema names them. */
  fields: Record<string, string>
  consentText: string
  language?: string | undefined
  /** The query of the page's address, with the visitor's choice. */
  query: URLSearchParams
}

type Desk = {
  enquiries: EnquiryDesk
  personCheck: PersonCheck
  env: { SITE_SECRET: string; ENQUIRY_MIN_SECONDS: number; PHONE_REQUIRED: readonly FormName[] }
  /** Milliseconds since 1970. */
  now: number
  session: Session | undefined
  visitorAddress: string
  fetchSite: string | null
}

export async function answerEnquiry(
  form: FormName,
  posted: FormData,
  facts: EnquiryFacts,
  desk: Desk,
): Promise<EnquiryResult> {
  const { enquiries, env, now } = desk
  const token = String(posted.get(viewField) ?? '')
  const view = await readView(token, env.SITE_SECRET)
  const values = typedValues(form, posted)
  const returned = { values, view: view ? token : await newView(env.SITE_SECRET, now) }
  const back = (trouble: Trouble, status: number, errors: FormErrors = {}, reason?: string): EnquiryResult => ({
    sent: false,
    trouble,
    status,
    errors,
    reason,
    ...returned,
  })

  const reading = readEnquiry(form, { ...values, ...facts.fields }, malaysianDay(now))
  const errors = withPhoneFault(reading.ok ? {} : reading.errors, values.phone, env.PHONE_REQUIRED.includes(form))
  if (!reading.ok || errors.phone) return back('faults', 422, errors)
  const { fields } = reading
  const key = view && enquiryKey(view.key, form, values, facts.query)
  const { consentText, language } = facts
  const send = () => sendEnquiry({ form, posted, consentText, language, view, key, fields, back, returned }, desk)
  return key ? enquiries.once(key, send) : send()
}

async function sendEnquiry(
  { form, posted, consentText, language, view, key, fields, back, returned }: Faultless,
  desk: Desk,
): Promise<EnquiryResult> {
  const { enquiries, now, session, visitorAddress } = desk
  const email = String(fields.email)
  const suspicion = await suspicionOf({ ...desk, posted, view, fields, email })
  if (!key || suspicion) return { sent: false, trouble: 'check', status: 422, errors: {}, ...returned, ...suspicion }
  if (!(await enquiries.limits.allowEnquiry(visitorAddress, email))) return back('too-many', 429)

  const outcome = await enquiries.submit({ form, fields, key, consentText, language, session, now })
  switch (outcome.kind) {
    case 'taken':
      return { sent: true, reference: outcome.reference, receipt: outcome.receipt }
    case 'spooled':
      return { sent: true, reference: outcome.reference, receipt: false }
    case 'refused':
      return back('refused', 422, outcome.errors, outcome.error)
    case 'lost':
      return back('lost', 503)
    default:
      return outcome satisfies never
  }
}

type Faultless = {
  form: FormName
  posted: FormData
  consentText: string
  language: string | undefined
  view: FormView | undefined
  key: string | undefined
  fields: EnquiryFields
  back: (trouble: Trouble, status: number, errors?: FormErrors, reason?: string) => EnquiryResult
  returned: Pick<ReturnedForm, 'values' | 'view'>
}

/** The check that is still to pass; undefined if there is none. A form without a signed view cannot pass. */
async function suspicionOf({ enquiries, personCheck, env, now, visitorAddress, email, ...post }: Suspect) {
  const outcome = post.view ? await personCheck.verify(post.posted, now) : 'absent'
  if (outcome === 'passed') return undefined
  const suspicions = suspicionsOf({ ...post, now, minSeconds: env.ENQUIRY_MIN_SECONDS })
  if (!(await enquiries.limits.isCalm(visitorAddress, email))) suspicions.push('many-from-here')
  if (suspicions.length === 0) return undefined
  return { suspicions, check: { ...(await personCheck.ask(now)), failed: outcome === 'failed' } }
}
type Suspect = Desk & { posted: FormData; view: FormView | undefined; fields: EnquiryFields; email: string }

function withPhoneFault(errors: FormErrors, phone = '', isRequired: boolean): FormErrors {
  const missing = isRequired ? enquiryAnswerWords().phoneMissing : undefined
  const fault = errors.phone ? undefined : phone.trim() ? phoneFault(phone) : missing
  return fault ? { ...errors, phone: fault } : errors
}

/** Leaves out files, facts and unknown fields. */
function typedValues(form: FormName, posted: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, control] of Object.entries(controlsOf(enquiryForms[form]))) {
    const value = posted.get(name)
    if (typeof value === 'string' && isTyped(control)) values[name] = value
  }
  return values
}
