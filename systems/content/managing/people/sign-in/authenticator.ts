import { stepOfCode } from '@agency/service-kit/sign-in/totp.ts'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { type ContentDatabase, transaction } from '../../../database/content-database.ts'
import { recoveryCodes, type UserRow, users } from '../../../database/people-tables.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

/** True for a valid code of a user's authenticator; each is valid once. */
export async function takeCode(db: ContentDatabase, user: UserRow, code: string): Promise<boolean> {
  const step = user.totpSecret === null ? undefined : stepOfCode(user.totpSecret, code, new Date())
  if (step === undefined) return false
  const isNew = or(isNull(users.totpStep), lt(users.totpStep, step))
  const used = await db
    .update(users)
    .set({ totpStep: step })
    .where(and(eq(users.id, user.id), isNew))
    .returning({ id: users.id })
  return used.length > 0
}

export const takeEitherCode = async (db: ContentDatabase, user: UserRow, code: string): Promise<boolean> =>
  (await takeCode(db, user, code)) || (await takeRecoveryCode(db, user.id, code))

/** With its recovery codes. @returns undefined for an unknown user */
export function removeAuthenticator(db: ContentDatabase, userId: string): Promise<UserRow | undefined> {
  return transaction(db, async tx => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    const nothing = { totpSecret: null, totpSince: null, totpStep: null }
    const [changed] = await tx.update(users).set(nothing).where(eq(users.id, userId)).returning()
    return changed
  })
}
