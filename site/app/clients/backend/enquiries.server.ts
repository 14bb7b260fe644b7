import {
  type EnquiryEnvelope,
  idempotencyAcceptedHeader,
  idempotencyHeader,
} from '@agency/contracts/backend/enquiry.ts'
import { enquiryKinds, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { EnquiryFields, FormErrors } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { named, readBackendAnswer } from '@agency/contracts/backend/read-answer.ts'
import { readBoolean } from '@agency/contracts/content/readers/values.ts'
import { fetchText, type TextAnswer } from '../upstreams/fetch-text.server.ts'
import { UpstreamFailure } from '../upstreams/upstream-failure.ts'

export type Enquiry = {
  form: FormName
  fields: EnquiryFields
  envelope: EnquiryEnvelope & { reference: string }
  key: string
}

export type EnquiryAnswer =
  /** `receipt`: the backend mails one. */
  | { kind: 'taken'; reference: string; receipt: boolean }
  /** With the backend's words for the visitor, if it sent any. */
  | { kind: 'refused'; error: string | undefined; errors: FormErrors }
  /** Safe to send again. `away`: no connection came about. */
  | { kind: 'not-taken'; away: boolean; reason: string }
  /** The backend may have stored it: only one that honours idempotency keys may get it again. */
  | { kind: 'unclear'; reason: string }

const timeLimit = 2500
const sizeLimit = 64 * 1024
/** Refusals of the enquiry itself; every other 4xx is about the address or the caller. */
const aboutTheEnquiry = new Set([400, 409, 413, 422])
/** These come before any work. A 500, 502 or 504 can come after the enquiry was stored. */
const beforeAnything = new Set([429, 501, 503])
const neverConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|ERR_SSL_.*|CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*)$/

export async function postEnquiry(
  backendUrl: string,
  { form, fields, envelope, key }: Enquiry,
): Promise<EnquiryAnswer> {
  try {
    const answer = await ask(backendUrl, form, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      // Receivers of 2019 read the field without asking if it is there.
      body: JSON.stringify({ phone: '', ...fields, ...envelope }),
    })
    return judged(answer, envelope.reference)
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure
    if (!failure.asked || isNeverConnected(failure.cause)) {
      return { kind: 'not-taken', away: true, reason: failure.message }
    }
    return { kind: 'unclear', reason: failure.message }
  }
}

/** Checks by OPTIONS if the backend honours `Idempotency-Key`. Undefined while it is unreachable. */
export async function honoursKeys(backendUrl: string, form: FormName): Promise<boolean | undefined> {
  try {
    const { status, headers } = await ask(backendUrl, form, { method: 'OPTIONS' })
    if (status === 429 || status >= 500) return undefined
    return readBoolean(headers.get(idempotencyAcceptedHeader) ?? '') ?? false
  } catch (failure) {
    if (failure instanceof UpstreamFailure) return undefined
    throw failure
  }
}

const ask = (backendUrl: string, form: FormName, init: RequestInit) =>
  fetchText({ upstream: 'backend', url: backendUrl + enquiryKinds[form].path, init, timeLimit, sizeLimit })

function judged({ status, text }: TextAnswer, ours: string): EnquiryAnswer {
  const { success, error, errors, data, reference } = readBackendAnswer(status, text)
  if (success) return { kind: 'taken', reference: reference ?? ours, receipt: named(data, 'receipt') === true }
  if (aboutTheEnquiry.has(status) || (status < 300 && success === false)) return { kind: 'refused', error, errors }
  const reason = `the backend answered ${status}${status < 300 ? ' and neither yes nor no' : ''}`
  if (beforeAnything.has(status) || (status >= 400 && status < 500)) return { kind: 'not-taken', away: false, reason }
  return { kind: 'unclear', reason }
}

function isNeverConnected(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const { code, errors, cause: inner } = cause as Error & { code?: unknown; errors?: unknown[] }
  if (typeof code === 'string') return neverConnected.test(code)
  return (errors?.length ? errors.every(isNeverConnected) : false) || isNeverConnected(inner)
}
