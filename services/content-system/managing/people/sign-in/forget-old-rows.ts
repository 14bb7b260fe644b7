import { lt, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { callCounts, passwordLinks, signInAttempts, userSessions } from '../../../database/people-tables.ts'

/** Deletes what is over and done with: sessions, links and counts. */
export async function forgetOldRows(db: ContentDatabase): Promise<void> {
  const now = sql`now()`
  await db.delete(userSessions).where(lt(userSessions.expiresAt, now))
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now))
  await db.delete(callCounts).where(lt(callCounts.endsAt, now))
  await db.delete(signInAttempts).where(lt(signInAttempts.lastAt, sql`now() - interval '7 days'`))
}
