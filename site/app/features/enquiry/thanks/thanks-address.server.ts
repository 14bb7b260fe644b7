import { type FormName, formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readReference } from '@agency/contracts/backend/reference.ts'
import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import * as z from 'zod'

/** `receipt`: the backend confirmed that it sends a mail. */
export type Thanks = { reference: string | undefined; receipt: boolean; form: FormName | undefined }

type Taken = { reference: string; receipt: boolean; form: FormName }

const seals = signedTokens('enquiry-thanks', z.object({ reference: z.string(), receipt: z.boolean() }))

/** Signed, so that a stranger cannot make an address that shows an invented reference. */
export async function thanksAddress({ reference, receipt, form }: Taken, secret: string): Promise<string> {
  const seal = await seals.sign({ reference, receipt }, secret)
  return `/contactthanks?${new URLSearchParams({ ref: reference, form, ...(receipt && { receipt: 'mail' }), seal })}`
}

/** Our references are verified by their check character; those of other backends, and receipts, by the signature. */
export async function readThanks(query: URLSearchParams, secret: string): Promise<Thanks> {
  const reference = query.get('ref') ?? ''
  const receipt = query.get('receipt') === 'mail'
  const sealed = await seals.read(query.get('seal') ?? '', secret)
  const fits = sealed?.reference === reference && sealed.receipt === receipt
  return {
    reference: fits ? reference : readReference(reference.slice(0, 100)),
    receipt: fits && receipt,
    form: formNames.find(name => name === query.get('form')),
  }
}
