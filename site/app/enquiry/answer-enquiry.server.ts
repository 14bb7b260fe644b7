import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { type FormErrors, readEnquiry } from '@agency/contracts/backend/forms/read-enquiry.ts'
import type { SiteContext } from '../site-context.server.ts'
import { malaysianDay } from '../ui/malaysian-day.ts'
import { trapField, viewField } from './form-fields.ts'
import { newView, readView } from './view-token.server.ts'

/** Why a form comes back. The template has the words for each. */
export type Trouble = 'faults' | 'again' | 'too-many' | 'refused' | 'lost'

/** A form that comes back: with everything that was typed. */
export type ReturnedForm = {
  trouble: Trouble
  /** What the backend said, if it refused. */
  reason?: string
  values: Record<string, string>
  errors: FormErrors
  view: string
}

export type EnquiryResult = { sent: true; reference: string } | ({ sent: false; status: number } & ReturnedForm)

type Desk = Pick<SiteContext, 'enquiries' | 'env' | 'now' | 'session' | 'visitorAddress'>

/**
 * What follows from a posted form. It ends in a reference, or in the form with a message that says what to do.
 * @param consentText The words beside the box that was ticked.
 */
export async function answerEnquiry(
  form: FormName,
  posted: FormData,
  consentText: string,
  { enquiries, env, now, session, visitorAddress }: Desk,
): Promise<EnquiryResult> {
  const token = String(posted.get(viewField) ?? '')
  const view = readView(token, env.ENQUIRY_SPOOL_KEY)
  const values = typedValues(form, posted)
  const back = (trouble: Trouble, status: number, errors: FormErrors = {}, reason?: string): EnquiryResult => ({
    ...{ sent: false, trouble, status, values, errors, reason },
    view: view ? token : newView(env.ENQUIRY_SPOOL_KEY, now),
  })

  const reading = readEnquiry(form, values, malaysianDay(now))
  if (!reading.ok) return back('faults', 422, reading.errors)
  // A suspicion costs people one more press; nothing they wrote is thrown away for it.
  const tooFast = view !== undefined && now - view.shownAt < env.ENQUIRY_MIN_SECONDS * 1000
  if (!view || tooFast || posted.get(trapField)) return back('again', 422)
  if (!(await enquiries.limits.allowEnquiry(visitorAddress, String(reading.fields.email)))) return back('too-many', 429)

  const sender = { consentText, session, now }
  const outcome = await enquiries.submit({ form, fields: reading.fields, viewKey: view.key, ...sender })
  switch (outcome.kind) {
    case 'taken':
    case 'kept':
      return { sent: true, reference: outcome.reference }
    case 'refused':
      return back('refused', 422, outcome.errors, outcome.error)
    case 'lost':
      return back('lost', 503)
    default:
      return outcome satisfies never
  }
}

/** The fields of the form as they were typed; files and foreign fields are left out. */
function typedValues(form: FormName, posted: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of Object.keys(controlsOf(enquiryForms[form]))) {
    const value = posted.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}
