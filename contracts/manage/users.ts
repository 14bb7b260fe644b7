import * as z from 'zod'
import { emailAddress } from '../people/email-schema.ts'
import { roles } from './roles.ts'

export const role = z.enum(roles)

/** `POST /manage/users` and `PUT /manage/users/{id}`. A new user is mailed a link to choose a password. */
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
  /** Whether they have still to choose a password. */
  invited: z.boolean(),
  /** Whether an administrator has closed the account: sign-ins with it are refused. */
  blocked: z.boolean(),
  created: z.iso.datetime(),
  lastSignIn: z.iso.datetime().nullable(),
})

export const users = z.object({ users: z.array(user) })

/** `GET /manage/users/{id}/drafts`: names of the nodes with their unpublished changes, last changed first. */
export const userDrafts = z.object({ names: z.array(z.string()) })
