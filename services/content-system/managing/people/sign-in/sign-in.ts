import { CODE_NEEDED } from '@agency/contracts/manage/session.ts'
import type { ConcurrencyLimit } from '@agency/service-kit/sign-in/concurrency-limit.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import type { Outcome } from '@agency/service-kit/sign-in/password-attempt.ts'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { type UserRow, users } from '../../../database/people-tables.ts'
import { findByEmail } from '../users.ts'
import { attemptPassword } from './limits.ts'
import { stepOfCode } from './totp.ts'

export type SignInRequest = { address: string; email: string; password: string; code?: string | undefined }

/** What a user's attempts are counted by. */
export const userLimit = (id: string): string => limitKey('user', id)

/** Tries to sign somebody in by password, and by the code of an authenticator where they have one. */
export async function trySignIn(
  db: ContentDatabase,
  enter: ConcurrencyLimit,
  { address, email, password, code }: SignInRequest,
): Promise<Outcome<UserRow> | { kind: typeof CODE_NEEDED } | { kind: 'mismatch' }> {
  const outcome = await attemptPassword<UserRow, { kind: typeof CODE_NEEDED } | { kind: 'mismatch' }>(db, enter, {
    address,
    strangerLimit: limitKey('studio', email),
    password,
    async find() {
      const user = await findByEmail(db, email)
      return user && { account: user, active: true, passwordHash: user.passwordHash, limit: userLimit(user.id) }
    },
    async second(user) {
      if (user.totpSince === null) return undefined
      if (!code) return { kind: CODE_NEEDED }
      return (await takeCode(db, user, code)) ? undefined : { kind: 'mismatch' }
    },
  })
  if (outcome.kind === 'welcome')
    await db.update(users).set({ lastSignInAt: sql`now()` }).where(eq(users.id, outcome.account.id))
  return outcome
}

/** Whether a code is right and was not taken before; each is good once. */
export async function takeCode(db: ContentDatabase, user: UserRow, code: string): Promise<boolean> {
  const step = user.totpSecret === null ? undefined : stepOfCode(user.totpSecret, code, new Date())
  if (step === undefined) return false
  const isNew = or(isNull(users.totpStep), lt(users.totpStep, step))
  const taken = await db
    .update(users)
    .set({ totpStep: step })
    .where(and(eq(users.id, user.id), isNew))
    .returning({ id: users.id })
  return taken.length > 0
}
