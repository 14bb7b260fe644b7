import type { user, userDrafts, userLink } from '@agency/contracts/manage/users.ts'
import type { z } from 'zod'
import { call } from './call.ts'

export type ListedUser = z.output<typeof user>

export const readDraftsOf = (id: string) => call<z.output<typeof userDrafts>>('GET', `users/${id}/drafts`)

export const handDraftsOver = (id: string, to: string) =>
  call<{ count: number }>('POST', `users/${id}/drafts`, { body: { to } })

export const readUsers = () => call<{ users: ListedUser[] }>('GET', 'users')

/** The answer of calls that send a user a link. */
export type SentLink = z.output<typeof userLink>
