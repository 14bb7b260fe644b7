import * as z from 'zod'
import { emailAddress } from '../../people/email-schema.ts'
import { MAX_PHONE_LENGTH } from '../../people/phone-number.ts'

/** Query of the registration: where the browser returns to. */
export const registerQuerySchema = z.object({ returnURL: z.url() })

/**
 * A visitor becomes a member. `PhoneCode1` is the three-letter code of the country, not its dial code. `ActivationCode` is
 * the referral code. It, names and phone may be empty, unless the receiver asks for them. The consents are not sent unless
 * they are given: `pdpaConsent` is the version of the words that were agreed to, and `subscribeNews` goes with it for
 * receivers that know no other.
 */
export const registerSchema = z.object({
  Email: emailAddress(),
  Password: z.string().min(8).max(200),
  ConfirmPassword: z.string().min(8).max(200),
  ActivationCode: z.string().max(40),
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  PrimaryPhone: z.string().max(MAX_PHONE_LENGTH),
  PhoneCode1: z.string().regex(/^(?:[A-Z]{3})?$/),
  agreeTnC: z.literal('true'),
  pdpaConsent: z.string().max(20).optional(),
  subscribeNews: z.literal('true').optional(),
})
