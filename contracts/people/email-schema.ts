import * as z from 'zod'
import { isEmailAddress, readEmailAddress } from './email-address.ts'

/** For servers: browsers take the reader itself. */
export const emailAddress = (error = 'must be an e-mail address') =>
  z
    .string({ error })
    .overwrite(text => readEmailAddress(text) ?? text)
    .refine(isEmailAddress, { error })
    .meta({ format: 'email' })
