import * as z from 'zod'
import { email } from './forms/person.ts'
import { withoutControls } from './forms/tidy.ts'

/**
 * A sign-up for offers. The address is on the list only after its owner confirmed. A second sign-up is answered by
 * `success: false` or a friendly `message`. `consentText`: the words beside the button that was pressed.
 */
export const newsletterRequestSchema = z.object({
  email,
  consentText: z.string().max(2000).transform(withoutControls).optional(),
  /** The page it came from. */
  source: z.string().max(300).transform(withoutControls).optional(),
})

/** The token of a link in one of our mails: confirms an address, or takes it off the list. */
export const newsletterTokenSchema = z.object({
  token: z.string().regex(/^[\w-]{20,64}$/, { error: 'is no token of one of our mails' }),
})

/** The address whose consent is withdrawn; its owner proved elsewhere that it is theirs. */
export const newsletterWithdrawalSchema = z.object({ email })
