import { PASSWORD_PAGE } from '@agency/contracts/manage/session.ts'
import { secretToken, tokenDigest } from '@agency/service-kit/sign-in/secret-token.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { passwordLinks } from '../../../database/people-tables.ts'

type Database = Pick<ContentDatabase, 'select' | 'insert' | 'delete'>

/** The address of the studio's page on which a password is chosen. Only the digest of its token is kept. */
export async function makePasswordLink(db: Database, userId: string, minutes: number, studioUrl: string) {
  const token = secretToken()
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`
  await db.insert(passwordLinks).values({ tokenHash: tokenDigest(token), userId, expiresAt })
  return `${studioUrl}${PASSWORD_PAGE}/${token}`
}

/** Whose link it is, if it is good; it stays good. */
export const ownerOfLink = async (db: Database, token: string): Promise<string | undefined> =>
  (await db.select({ userId: passwordLinks.userId }).from(passwordLinks).where(isGood(token)))[0]?.userId

/** Whose link it was, if it was good; it and all others of the same user are used up. */
export async function usePasswordLink(db: Database, token: string): Promise<string | undefined> {
  const [link] = await db.delete(passwordLinks).where(isGood(token)).returning()
  if (link === undefined) return undefined
  await forgetPasswordLinks(db, link.userId)
  return link.userId
}

/** Makes every link that a user was mailed open nothing. */
export async function forgetPasswordLinks(db: Pick<ContentDatabase, 'delete'>, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
}

const isGood = (token: string) =>
  and(eq(passwordLinks.tokenHash, tokenDigest(token)), gt(passwordLinks.expiresAt, sql`now()`))
