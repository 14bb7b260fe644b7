import { lt, sql } from 'drizzle-orm'
import type { BookingDatabase } from './booking-database.ts'
import { callCounts, mailedLinks, sessions, signInAttempts, spentTokens } from './sign-in-tables.ts'

/** Deletes what is over and done with: old sessions, links, counts and used tokens. */
export async function tidy(db: BookingDatabase): Promise<void> {
  const now = sql`now()`
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(spentTokens).where(lt(spentTokens.expiresAt, now))
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
  await db.delete(callCounts).where(lt(callCounts.endsAt, now))
  await db.delete(signInAttempts).where(lt(signInAttempts.lastAt, sql`now() - interval '7 days'`))
}
