import * as z from 'zod'
import { emailAddress } from '../people/email-schema.ts'
import { roles } from './roles.ts'

export const role = z.enum(roles)

/** A new user gets a link by mail to choose a password. */
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
  /** Has no password yet. */
  invited: z.boolean(),
  /** An administrator blocked the account. */
  blocked: z.boolean(),
  created: z.iso.datetime(),
  lastSignIn: z.iso.datetime().nullable(),
})

export const users = z.object({ users: z.array(user) })

/** Names of nodes with the user's unpublished changes, newest first. */
export const userDrafts = z.object({ names: z.array(z.string()) })
