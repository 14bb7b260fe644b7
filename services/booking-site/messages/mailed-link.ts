import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/booking-database.ts'
import { mailedLinks } from '../database/sign-in-tables.ts'

export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose']

const MINUTES: Record<LinkPurpose, number> = { 'reset-password': 30, 'confirm-email': 14 * 24 * 60 }

const digest = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes the token of a link to be mailed: 256 random bits, of which only the digest is kept. */
export async function makeLinkToken(db: Queryable, purpose: LinkPurpose, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql`now() + make_interval(mins => ${MINUTES[purpose]})`
  await db.insert(mailedLinks).values({ tokenHash: digest(token), purpose, accountId, expiresAt })
  return token
}

/** Whose link it is, if it is good; it stays good. */
export async function readLinkToken(db: Queryable, purpose: LinkPurpose, token: string): Promise<number | undefined> {
  const [link] = await db.select().from(mailedLinks).where(isGood(purpose, token))
  return link?.accountId
}

/** Whose link it was, if it was good; it, and other links of the account for the same purpose, are used up. */
export async function useLinkToken(db: Queryable, purpose: LinkPurpose, token: string): Promise<number | undefined> {
  const [link] = await db.delete(mailedLinks).where(isGood(purpose, token)).returning()
  if (link === undefined) return undefined
  await db.delete(mailedLinks).where(and(eq(mailedLinks.accountId, link.accountId), eq(mailedLinks.purpose, purpose)))
  return link.accountId
}

const isGood = (purpose: LinkPurpose, token: string) =>
  and(eq(mailedLinks.tokenHash, digest(token)), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, sql`now()`))
