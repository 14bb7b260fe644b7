import type { HeldPersons, Interval } from '@agency/contracts/people/held-persons.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { auditEntries, signInAttempts, type UserRow, users } from '../../../database/people-tables.ts'
import { requestsBy } from '../../../database/publishing/publish-requests.ts'
import { sessionsOf } from '../sign-in/sessions.ts'
import { userLimit } from '../sign-in/sign-in.ts'
import { findByEmail, removeUser } from '../users.ts'

export async function exportPerson(db: ContentDatabase, email: string): Promise<{ studio: unknown[] }> {
  const user = await findByEmail(db, email)
  return { studio: user ? [await personalData(db, user)] : [] }
}

/** All data about a user, with sessions and audit entries, but without secrets. */
export async function personalData(db: ContentDatabase, user: UserRow): Promise<Record<string, unknown>> {
  const { passwordHash, totpSecret: _, totpStep: __, ...about } = user
  const sessions = (await sessionsOf(db, user.id)).map(({ tokenHash: _, ...session }) => session)
  const done = await db.select().from(auditEntries).where(eq(auditEntries.by, user.id)).orderBy(auditEntries.id)
  const requests = await requestsBy(db, user.id)
  return { ...about, hasPassword: passwordHash !== null, sessions, done, asked: requests }
}

/** `eraseUser` by e-mail address. @returns the number of users @throws if no administrator would be left */
export async function erasePerson(db: ContentDatabase, email: string): Promise<{ studio: number }> {
  const user = await findByEmail(db, email)
  const removed = user && (await eraseUser(db, user))
  await db.delete(signInAttempts).where(eq(signInAttempts.key, limitKey('studio', email)))
  return { studio: removed ? 1 : 0 }
}

/** The user's audit entries stay, under an id without a name. @returns false for a user who is gone already */
export async function eraseUser(db: ContentDatabase, user: UserRow): Promise<boolean> {
  const removed = await removeUser(db, user.id)
  const limits = [limitKey('studio', user.email), userLimit(user.id)]
  await db.delete(signInAttempts).where(inArray(signInAttempts.key, limits))
  return removed
}

/** The addresses of all users, and of those whom the audit names as read or changed in an interval. In lower case. */
export async function usersWithin(db: ContentDatabase, { from, to }: Interval): Promise<{ studio: HeldPersons }> {
  const all = await db.select({ id: users.id, email: users.emailKey }).from(users)
  const within = and(gte(auditEntries.at, from), lt(auditEntries.at, to), isNotNull(auditEntries.key))
  const named = await db.selectDistinct({ key: auditEntries.key }).from(auditEntries).where(within)
  const keys = new Set(named.map(({ key }) => key))
  const emails = (some: typeof all) => some.map(({ email }) => email)
  return { studio: { held: emails(all), touched: emails(all.filter(({ id }) => keys.has(id))) } }
}
