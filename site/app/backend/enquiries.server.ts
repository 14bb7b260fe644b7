import { type EnquiryEnvelope, enquiryPaths, idempotencyHeader } from '@agency/contracts/backend/enquiry.ts'
import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { EnquiryFields, FormErrors } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { readBoolean, readText } from '@agency/contracts/content/values.ts'
import { fetchJson } from '../http/fetch-json.server.ts'
import { UpstreamFailure } from '../http/upstream-failure.ts'

/** An enquiry as it travels to the backend. */
export type Enquiry = {
  form: FormName
  fields: EnquiryFields
  envelope: EnquiryEnvelope & { reference: string }
  /** The same enquiry always has the same one. */
  key: string
}

/** `refused`: the backend understood and said no, with words for the visitor where it gave any. */
export type EnquiryAnswer =
  | { kind: 'taken'; reference: string }
  | { kind: 'refused'; error: string | undefined; errors: FormErrors }

const timeLimit = 2500
const sizeLimit = 64 * 1024
/** Statuses that say something about the enquiry; all others say something about the backend. */
const aboutTheEnquiry = new Set([200, 201, 400, 409, 413, 422])

/**
 * Gives an enquiry to the backend. Safe to repeat.
 * @throws {UpstreamFailure} when it is not known to have been taken and may be later.
 */
export async function postEnquiry(
  backendUrl: string,
  { form, fields, envelope, key }: Enquiry,
): Promise<EnquiryAnswer> {
  const { status, body } = await fetchJson({
    upstream: 'backend',
    url: backendUrl + enquiryPaths[form],
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify({ ...fields, ...envelope }),
    },
    timeLimit,
    sizeLimit,
  })
  if (!aboutTheEnquiry.has(status)) throw new UpstreamFailure('backend', 'server-error', `${form} answered ${status}`)
  const answer = (body ?? {}) as {
    success?: unknown
    error?: unknown
    errors?: unknown
    data?: { reference?: unknown }
  }
  const success = readBoolean(answer.success)
  if (status < 300 && success) {
    return { kind: 'taken', reference: readText(answer.data?.reference) ?? envelope.reference }
  }
  // Somebody else answered in the backend's place; taken for a no, it would lose the enquiry.
  if (status < 300 && success === undefined) {
    throw new UpstreamFailure('backend', 'unexpected-shape', `${form} answered neither yes nor no`)
  }
  return { kind: 'refused', error: readText(answer.error), errors: errorsOf(answer.errors) }
}

function errorsOf(errors: unknown): FormErrors {
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => typeof message === 'string'))
}
