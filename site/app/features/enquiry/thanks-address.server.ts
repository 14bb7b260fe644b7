import { createHmac, timingSafeEqual } from 'node:crypto'
import { type FormName, formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readReference } from '@agency/contracts/backend/reference.ts'

/** What the page of thanks says. `receipt`: the backend said that a mail is on its way. */
export type Thanks = { reference: string | undefined; receipt: boolean; form: FormName | undefined }

type Taken = { reference: string; receipt: boolean; form: FormName }

/** Where a form that was taken leads. It is signed: nobody can make an address of ours that shows a reference of theirs. */
export function thanksAddress({ reference, receipt, form }: Taken, secret: string): string {
  const seal = signature(reference, receipt, secret)
  return `/contactthanks?${new URLSearchParams({ ref: reference, form, ...(receipt && { receipt: 'mail' }), seal })}`
}

/** References of ours prove themselves by their check character; those of other backends, and receipts, by the seal. */
export function readThanks(query: URLSearchParams, secret: string): Thanks {
  const given = (query.get('ref') ?? '').slice(0, 100)
  const receipt = query.get('receipt') === 'mail'
  const sealed = isSame(query.get('seal') ?? '', signature(given, receipt, secret))
  return {
    reference: sealed ? given : readReference(given),
    receipt: sealed && receipt,
    form: formNames.find(name => name === query.get('form')),
  }
}

const signature = (reference: string, receipt: boolean, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['thanks', reference, receipt]))
    .digest('base64url')
    .slice(0, 22)

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
