import { languageCodes } from '@agency/words/language-codes.ts'
import * as z from 'zod'
import { email } from './forms/person.ts'
import { withoutControls } from './forms/tidy.ts'

/** The owner must confirm the address. A second sign-up gets `success: false` or a friendly `message`. */
export const newsletterRequestSchema = z.object({
  email,
  consentText: z.string().max(2000).transform(withoutControls).optional(),
  source: z.string().max(300).transform(withoutControls).optional(),
  /** The language in which the consent was read; mails to the address come in it. */
  noticeLanguage: z.enum(languageCodes).optional(),
})

export const newsletterTokenSchema = z.object({
  token: z.string().regex(/^[\w-]{20,64}$/, { error: 'is no token of one of our mails' }),
})

/** The caller has verified that the address belongs to the person. */
export const newsletterWithdrawalSchema = z.object({ email })
