import { lt, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { callCounts, passwordLinks, signInAttempts, userSessions } from '../../../database/people-tables.ts'
import { forgetOldRequests } from '../../../database/publishing/publish-requests.ts'

const requestDays = 30

export async function forgetOldRows(db: ContentDatabase): Promise<void> {
  const now = sql`now()`
  await db.delete(userSessions).where(lt(userSessions.expiresAt, now))
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now))
  await forgetOldRequests(db, new Date(Date.now() - requestDays * 24 * 3600_000))
  await db.delete(callCounts).where(lt(callCounts.endsAt, now))
  await db.delete(signInAttempts).where(lt(signInAttempts.lastAt, sql`now() - interval '7 days'`))
}
