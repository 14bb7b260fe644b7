import * as z from 'zod'
import { role } from './users.ts'

/** Every write by cookie carries `csrf` of the session in it. */
export const CSRF_HEADER = 'x-csrf'

export const CODE_NEEDED = 'code-needed'

/** Problem type: the user's role needs an authenticator, and the user has none; all calls are refused. */
export const AUTHENTICATOR_NEEDED = 'authenticator-needed'

/** Mailed links lead here; the token is the next segment. */
export const PASSWORD_PAGE = '/studio/password'

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

const SHORTEST = 12
/** At least 12 characters of any kind. */
export const newPassword = z
  .string()
  .min(SHORTEST, { error: `At least ${SHORTEST} characters` })
  .max(200, { error: 'At most 200 characters' })

export const passwordResetTaken = z.object({ password: newPassword })
