import * as z from 'zod'
import { newPassword } from './session.ts'

const instant = z.iso.datetime()

/** `GET /manage/me`: how a user signs in. */
export const account = z.object({
  /** Since when an authenticator is asked for; null where there is none. */
  authenticatorSince: instant.nullable(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number().int(),
  /** Whether mails tell them of pages that wait for them, and of what became of those they asked for. */
  mails: z.boolean(),
})

/** `PUT /manage/me`: a new password needs the current one; `mails` stays as it is where it is missing. */
export const accountRequest = z.object({
  name: z.string().trim().min(1, { error: 'A name is needed' }).max(80),
  mails: z.boolean().optional(),
  password: z.object({ current: z.string().max(200), next: newPassword }).optional(),
})

/** What takes something of an account away, or makes it anew, needs the current password. */
export const currentPassword = z.object({ password: z.string().max(200) })

/** `POST /manage/me/totp`: what an authenticator is given, as text, as a link and as a picture. */
export const totpOffer = z.object({ secret: z.string(), uri: z.string(), qr: z.string() })

/** `POST /manage/me/totp/confirm`. */
export const totpCode = z.object({ code: z.string().max(20) })

/** Each signs in once in the place of an authenticator's code. They are shown this one time. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** `GET /manage/me/sessions`. */
export const ownSessions = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** As the browser calls itself, in a few words: "Firefox on Windows". */
      browser: z.string(),
      since: instant,
      lastSeen: instant,
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
})
