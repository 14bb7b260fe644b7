import * as z from 'zod'
import { role } from './users.ts'

/** Every write by cookie carries `csrf` of the session in it. */
export const csrfHeader = 'x-csrf'

export const codeNeeded = 'code-needed'

/** Problem type: the user's role needs an authenticator, and the user has none; all calls are refused. */
export const authenticatorNeeded = 'authenticator-needed'

/** Mailed links lead here; the token is the next segment. */
export const passwordPage = '/studio/password'

export const signInRequest = z.object({
  email: z.string().max(320),
  password: z.string().max(200),
  code: z.string().max(40).optional(),
})

const signedInUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  totp: z.boolean(),
  /** Without one, the user may only set one up. */
  totpNeeded: z.boolean(),
  tourEnded: z.boolean(),
})

export const session = z.object({ user: signedInUser, csrf: z.string() })

export const agency = z.object({ name: z.string() })

export const passwordResetRequest = z.object({ email: z.string().max(320) })

const shortest = 12
/** At least 12 characters of any kind. */
export const newPassword = z
  .string()
  .min(shortest, { error: `At least ${shortest} characters` })
  .max(200, { error: 'At most 200 characters' })

export const passwordResetTaken = z.object({ password: newPassword })
