import * as z from 'zod'
import { role } from './users.ts'

/** The header that every write by cookie carries, with `csrf` of the session in it. */
export const CSRF_HEADER = 'x-csrf'

/** The `type` of the problem that asks for the six digits of an authenticator besides the password. */
export const CODE_NEEDED = 'code-needed'

/** The `type` of the problem that refuses every call of a person whose role needs an authenticator, and who has none. */
export const AUTHENTICATOR_NEEDED = 'authenticator-needed'

/** The page of the studio to which a mailed link leads, for choosing a password: the token is the next segment. */
export const PASSWORD_PAGE = '/studio/password'

/** `POST /manage/session`. */
export const signInRequest = z.object({
  email: z.string().max(320),
  password: z.string().max(200),
  /** Six digits of an authenticator, or a recovery code. */
  code: z.string().max(40).optional(),
})

const signedInUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  /** Whether signing in asks for the code of an authenticator. */
  totp: z.boolean(),
  /** Whether their role needs an authenticator: without one, they may only set one up. */
  totpNeeded: z.boolean(),
  /** Whether they have been shown around the studio, or did not want to be. */
  tourEnded: z.boolean(),
})

/** What `POST` and `GET /manage/session` answer. */
export const session = z.object({ user: signedInUser, csrf: z.string() })

/** `GET /manage/agency`: whose site the studio edits, for the sign-in. */
export const agency = z.object({ name: z.string() })

/** `POST /manage/password-reset`: always answered with 202. */
export const passwordResetRequest = z.object({ email: z.string().max(320) })

const SHORTEST = 12
/** A password of the studio: anything of at least 12 characters. */
export const newPassword = z
  .string()
  .min(SHORTEST, { error: `At least ${SHORTEST} characters` })
  .max(200, { error: 'At most 200 characters' })

/** `POST /manage/password-reset/{token}`: 204, or 404 when the link is used up. */
export const passwordResetTaken = z.object({ password: newPassword })
