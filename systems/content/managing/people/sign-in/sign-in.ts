import { codeNeeded } from '@agency/contracts/manage/session.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import type { Outcome } from '@agency/service-kit/sign-in/password-attempt.ts'
import type { TurnTaking } from '@agency/service-kit/sign-in/short-queue.ts'
import { eq, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { type UserRow, users } from '../../../database/people-tables.ts'
import { attemptPassword } from '../../access/limits.ts'
import { findByEmail } from '../users.ts'
import { takeEitherCode } from './authenticator.ts'

export type SignInRequest = {
  address: string
  email: string
  password: string
  code?: string | undefined
  /** The name of a browser that has signed in as this user before. */
  browserOf: (id: string) => Promise<string | undefined>
}

export const userLimit = (id: string): string => limitKey('user', id)

export async function trySignIn(
  db: ContentDatabase,
  enter: TurnTaking,
  { address, email, password, code, browserOf }: SignInRequest,
): Promise<Outcome<UserRow> | { kind: typeof codeNeeded } | { kind: 'mismatch' }> {
  const outcome = await attemptPassword<UserRow, { kind: typeof codeNeeded } | { kind: 'mismatch' }>(db, enter, {
    address,
    strangerLimit: limitKey('studio', email),
    password,
    async find() {
      const user = await findByEmail(db, email)
      if (user === undefined) return undefined
      const browser = await browserOf(user.id)
      return {
        account: user,
        active: user.blockedAt === null,
        passwordHash: user.passwordHash,
        // Attempts of strangers elsewhere must not keep the owner's browser waiting.
        limit: browser === undefined ? userLimit(user.id) : limitKey('browser', `${user.id} ${browser}`),
        knownBrowser: browser !== undefined,
      }
    },
    async second(user) {
      if (user.totpSince === null) return undefined
      if (!code) return { kind: codeNeeded }
      return (await takeEitherCode(db, user, code)) ? undefined : { kind: 'mismatch' }
    },
  })
  if (outcome.kind === 'welcome')
    await db.update(users).set({ lastSignInAt: sql`now()` }).where(eq(users.id, outcome.account.id))
  return outcome
}
