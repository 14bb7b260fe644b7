import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { eq, inArray } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { auditEntries, signInAttempts } from '../../../database/people-tables.ts'
import { sessionsOf } from '../sign-in/sessions.ts'
import { userLimit } from '../sign-in/sign-in.ts'
import { findByEmail, removeUser } from '../users.ts'

/** What is held about a user of the studio, by their e-mail address. Nothing in it opens anything. */
export async function exportPerson(db: ContentDatabase, email: string): Promise<{ studio: unknown[] }> {
  const user = await findByEmail(db, email)
  if (user === undefined) return { studio: [] }
  const { passwordHash, totpSecret: _, totpStep: __, ...about } = user
  const sessions = (await sessionsOf(db, user.id)).map(({ tokenHash: _, ...session }) => session)
  const done = await db.select().from(auditEntries).where(eq(auditEntries.by, user.id)).orderBy(auditEntries.id)
  return { studio: [{ ...about, hasPassword: passwordHash !== null, sessions, done }] }
}

/**
 * Removes a user of the studio with all that hangs on them; what they did stays in the audit under a number that no longer
 * stands for anybody. Throws when nobody would be administrator any more.
 */
export async function erasePerson(db: ContentDatabase, email: string): Promise<{ studio: number }> {
  const user = await findByEmail(db, email)
  const removed = user && (await removeUser(db, user.id))
  if (typeof removed === 'object') throw new Error(removed.refused)
  const limits = [limitKey('studio', email), ...(user ? [userLimit(user.id)] : [])]
  await db.delete(signInAttempts).where(inArray(signInAttempts.key, limits))
  return { studio: removed ? 1 : 0 }
}
