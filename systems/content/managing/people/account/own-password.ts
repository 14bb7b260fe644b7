import { problem, tooManyRequests } from '@agency/service-kit/http/problem.ts'
import { accountRule } from '@agency/service-kit/sign-in/growing-delay.ts'
import { isPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import type { Context } from 'hono'
import type { ContentDatabase } from '../../../database/content-database.ts'
import type { UserRow } from '../../../database/people-tables.ts'
import { beginAttempt, forgetAttempts } from '../../access/limits.ts'
import { userLimit } from '../sign-in/sign-in.ts'

/** Asks for the password once more, as a browser may be unattended. Wrong ones count as at sign-in. @returns the refusal */
export async function refusePassword(
  c: Context,
  db: ContentDatabase,
  { user, typed, path }: { user: UserRow; typed: string; path: string[] },
) {
  const wait = await beginAttempt(db, userLimit(user.id), accountRule)
  if (wait > 0) return tooManyRequests(c, wait)
  if (await isPassword(typed, user.passwordHash)) {
    await forgetAttempts(db, userLimit(user.id))
    return undefined
  }
  const message = 'This is not your current password'
  return problem(c, 422, message, { faults: [{ path, message }] })
}
