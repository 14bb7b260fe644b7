import * as z from 'zod'
import { emailAddress } from '../people/email-schema.ts'
import { roles } from './roles.ts'

export const role = z.enum(roles)

export const userRequest = z.object({
  name: z.string().trim().min(1, { error: 'A name is needed' }).max(80),
  email: emailAddress('Not an e-mail address'),
  role,
})

export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  totp: z.boolean(),
  invited: z.boolean(),
  blocked: z.boolean(),
  created: z.iso.datetime(),
  lastSignIn: z.iso.datetime().nullable(),
})

/** `POST /manage/users/{id}/password-link`: null if the link was mailed, else the link for the administrator to pass on. */
export const userLink = z.object({ link: z.string().nullable() })

export const invitedUser = user.extend(userLink.shape)

export const users = z.object({ users: z.array(user) })

/** `to`: the id of another user. */
export const handOverInput = z.object({ to: z.uuid() })

export const handOverAnswer = z.object({ count: z.number().int() })

export const userDrafts = z.object({ names: z.array(z.string()) })
