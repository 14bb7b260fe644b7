import { accountRule } from '@agency/service-kit/sign-in/growing-delay.ts'
import { isPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import type { Context } from 'hono'
import type { ContentDatabase } from '../../../database/content-database.ts'
import type { UserRow } from '../../../database/people-tables.ts'
import { beginAttempt, forgetAttempts } from '../../access/limits.ts'
import { ManageFault, refuseFaults } from '../../writing/manage-fault.ts'
import { userLimit } from '../sign-in/sign-in.ts'

/** Asks for the password once more, as a browser may be unattended. Wrong ones count as at sign-in. @throws 422, 429 */
export async function refusePassword(
  c: Context,
  db: ContentDatabase,
  { user, typed, path }: { user: UserRow; typed: string; path: string[] },
): Promise<void> {
  const wait = await beginAttempt(db, userLimit(user.id), accountRule)
  if (wait > 0) {
    c.header('retry-after', String(wait))
    throw new ManageFault(429, `Too many attempts. Please wait ${wait} seconds.`)
  }
  const message = 'This is not your current password'
  if (!(await isPassword(typed, user.passwordHash))) refuseFaults(message, [{ path, message }])
  await forgetAttempts(db, userLimit(user.id))
}
