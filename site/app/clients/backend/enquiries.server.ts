import {
  type EnquiryEnvelope,
  enquiryPaths,
  idempotencyAcceptedHeader,
  idempotencyHeader,
} from '@agency/contracts/backend/enquiry.ts'
import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { EnquiryFields, FormErrors } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { named, readBackendAnswer } from '@agency/contracts/backend/read-answer.ts'
import { readBoolean } from '@agency/contracts/content/readers/values.ts'
import { fetchText, type TextAnswer } from '../upstreams/fetch-text.server.ts'
import { UpstreamFailure } from '../upstreams/upstream-failure.ts'

/** An enquiry as it travels to the backend. */
export type Enquiry = {
  form: FormName
  fields: EnquiryFields
  envelope: EnquiryEnvelope & { reference: string }
  /** The same enquiry always has the same one. */
  key: string
}

export type EnquiryAnswer =
  /** `receipt`: the backend says that it sends one. */
  | { kind: 'taken'; reference: string; receipt: boolean }
  /** The backend understood and said no, with words for the visitor where it gave any. */
  | { kind: 'refused'; error: string | undefined; errors: FormErrors }
  /** Certainly not taken, so it may be sent again. `away`: the backend was not even reached. */
  | { kind: 'not-taken'; away: boolean; reason: string }
  /** It may have been taken: only a backend that knows repetitions may see it again. */
  | { kind: 'unclear'; reason: string }

const timeLimit = 2500
const sizeLimit = 64 * 1024
/** Refusals that say something about the enquiry; every other 4xx says something about the address or the caller. */
const aboutTheEnquiry = new Set([400, 409, 413, 422])
/** Said before anything was done. A 500, 502 or 504 can come after the enquiry was stored. */
const beforeAnything = new Set([429, 501, 503])
/** What the system says when no connection came about, so nothing can have been sent. */
const neverConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|ERR_SSL_.*|CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*)$/

/** Gives an enquiry to the backend, once. */
export async function postEnquiry(
  backendUrl: string,
  { form, fields, envelope, key }: Enquiry,
): Promise<EnquiryAnswer> {
  try {
    const answer = await ask(backendUrl, form, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify({ ...fields, ...envelope }),
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

/**
 * Whether the backend takes the same `Idempotency-Key` twice for one enquiry, by what it says to OPTIONS. Undefined while it
 * cannot be asked.
 */
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
  fetchText({ upstream: 'backend', url: backendUrl + enquiryPaths[form], init, timeLimit, sizeLimit })

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
