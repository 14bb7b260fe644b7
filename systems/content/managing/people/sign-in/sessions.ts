import { createHmac } from 'node:crypto'
import { secretToken, tokenDigest } from '@agency/service-kit/sign-in/secret-token.ts'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { type UserRow, userSessions, users } from '../../../database/people-tables.ts'

type Database = Pick<ContentDatabase, 'select' | 'insert' | 'update' | 'delete'>

/** A signed-in user, and the CSRF token of their writes. */
export type SignedIn = { user: UserRow; session: string; csrf: string }

/** A session ends this long after the last call, and this long after the sign-in in any case. */
const idle = sql`interval '12 hours'`
const maxAge = sql`interval '7 days'`
/** A call extends its session at most this often. */
const seenEvery = sql`interval '1 minute'`

/** The CSRF token derives from the cookie, which no page can read. */
const csrfOf = (token: string) => createHmac('sha256', token).update('csrf').digest('base64url')

/** @param browser its `user-agent` @returns the session, with the token for its cookie */
export async function startSession(
  db: Database,
  user: UserRow,
  browser: string,
): Promise<SignedIn & { token: string }> {
  const token = secretToken()
  const row = { tokenHash: tokenDigest(token), userId: user.id, browser: browser.slice(0, 300) }
  const [session] = await db
    .insert(userSessions)
    .values({ ...row, expiresAt: sql`now() + ${idle}` })
    .returning({ id: userSessions.id })
  if (session === undefined) throw new Error('no session was made')
  return { user, session: session.id, csrf: csrfOf(token), token }
}

/** The user of a cookie; undefined for an expired session. */
export async function findSession(db: Database, token: string): Promise<SignedIn | undefined> {
  const { id, tokenHash, expiresAt, createdAt, lastSeenAt, userId } = userSessions
  const [row] = await db
    .select({ session: id, user: users, isOld: sql<boolean>`${lastSeenAt} < now() - ${seenEvery}` })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(tokenHash, tokenDigest(token)), gt(expiresAt, sql`now()`), isNull(users.blockedAt)))
  if (row === undefined) return undefined
  const { isOld, ...signedIn } = row
  if (isOld) {
    const until = sql`least(now() + ${idle}, ${createdAt} + ${maxAge})`
    await db.update(userSessions).set({ lastSeenAt: sql`now()`, expiresAt: until }).where(eq(id, row.session))
  }
  return { ...signedIn, csrf: csrfOf(token) }
}

/** A user's open sessions, the newest first. */
export const sessionsOf = (db: Database, userId: string) =>
  db
    .select()
    .from(userSessions)
    .where(and(eq(userSessions.userId, userId), gt(userSessions.expiresAt, sql`now()`)))
    .orderBy(desc(userSessions.lastSeenAt))

export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const isThis = and(eq(userSessions.userId, userId), eq(userSessions.id, id))
  return (await db.delete(userSessions).where(isThis).returning({ id: userSessions.id })).length > 0
}

export async function endSessionOf(db: Database, token: string): Promise<void> {
  await db.delete(userSessions).where(eq(userSessions.tokenHash, tokenDigest(token)))
}

export async function endSessions(db: Database, userId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(userSessions.id, except)
  await db.delete(userSessions).where(and(eq(userSessions.userId, userId), others))
}
