import { passwordPage } from '@agency/contracts/manage/session.ts'
import { secretToken, tokenDigest } from '@agency/service-kit/sign-in/secret-token.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { passwordLinks } from '../../../database/people-tables.ts'

/** Validity of a link. */
export const linkMinutes = { invitation: 7 * 24 * 60, reset: 30 }

type Database = Pick<ContentDatabase, 'select' | 'insert' | 'delete'>

/** The address of the studio's page for choosing a password. Only the digest of its token is stored. */
export async function makePasswordLink(db: Database, userId: string, minutes: number, studioUrl: string) {
  const token = secretToken()
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`
  await db.insert(passwordLinks).values({ tokenHash: tokenDigest(token), userId, expiresAt })
  return `${studioUrl}${passwordPage}/${token}`
}

/** The user of a valid link; does not use it up. */
export const ownerOfLink = async (db: Database, token: string): Promise<string | undefined> =>
  (await db.select({ userId: passwordLinks.userId }).from(passwordLinks).where(isGood(token)))[0]?.userId

/** The user of a valid link; uses up all links of this user. */
export async function usePasswordLink(db: Database, token: string): Promise<string | undefined> {
  const [link] = await db.delete(passwordLinks).where(isGood(token)).returning()
  if (link === undefined) return undefined
  await forgetPasswordLinks(db, link.userId)
  return link.userId
}

/** Revokes all links of a user. */
export async function forgetPasswordLinks(db: Pick<ContentDatabase, 'delete'>, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
}

const isGood = (token: string) =>
  and(eq(passwordLinks.tokenHash, tokenDigest(token)), gt(passwordLinks.expiresAt, sql`now()`))
