import { secretToken, tokenDigest } from '@agency/service-kit/sign-in/secret-token.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/booking-database.ts'
import { mailedLinks } from '../database/sign-in-tables.ts'

export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose']

const minutes: Record<LinkPurpose, number> = { 'reset-password': 30, 'confirm-email': 14 * 24 * 60 }

/** 256 random bits; stores only the digest. */
export async function makeLinkToken(db: Queryable, purpose: LinkPurpose, accountId: number): Promise<string> {
  const token = secretToken()
  const expiresAt = sql`now() + make_interval(mins => ${minutes[purpose]})`
  await db.insert(mailedLinks).values({ tokenHash: tokenDigest(token), purpose, accountId, expiresAt })
  return token
}

/** The account of a valid link; does not use it up. */
export async function readLinkToken(db: Queryable, purpose: LinkPurpose, token: string): Promise<number | undefined> {
  const [link] = await db.select().from(mailedLinks).where(isGood(purpose, token))
  return link?.accountId
}

/** The account of a valid link; uses up all links of the account for the purpose. */
export async function useLinkToken(db: Queryable, purpose: LinkPurpose, token: string): Promise<number | undefined> {
  const [link] = await db.delete(mailedLinks).where(isGood(purpose, token)).returning()
  if (link === undefined) return undefined
  await db.delete(mailedLinks).where(and(eq(mailedLinks.accountId, link.accountId), eq(mailedLinks.purpose, purpose)))
  return link.accountId
}

const isGood = (purpose: LinkPurpose, token: string) =>
  and(
    eq(mailedLinks.tokenHash, tokenDigest(token)),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, sql`now()`),
  )
