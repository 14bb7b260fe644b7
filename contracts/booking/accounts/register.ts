import * as z from 'zod'
import { emailAddress } from '../../people/email-schema.ts'
import { maxPhoneLength } from '../../people/phone-number.ts'

export const registerQuerySchema = z.object({ returnURL: z.url() })

/**
 * `PhoneCode1` is the three-letter code of the country, not its dial code. `ActivationCode` is the referral code. It,
 * names and phone may be empty, unless the receiver needs them. Refused consents are not sent: `pdpaConsent` is the
 * version of the agreed words; `subscribeNews` repeats it for receivers that know no other.
 */
export const registerSchema = z.object({
  Email: emailAddress(),
  Password: z.string().min(8).max(200),
  ConfirmPassword: z.string().min(8).max(200),
  ActivationCode: z.string().max(40),
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  PrimaryPhone: z.string().max(maxPhoneLength),
  PhoneCode1: z.string().regex(/^(?:[A-Z]{3})?$/),
  agreeTnC: z.literal('true'),
  pdpaConsent: z.string().max(20).optional(),
  subscribeNews: z.literal('true').optional(),
})
