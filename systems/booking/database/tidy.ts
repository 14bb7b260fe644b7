import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { lt, sql } from 'drizzle-orm'
import type { BookingDatabase } from './booking-database.ts'
import { callCounts, mailedLinks, sessions, signInAttempts, spentTokens } from './sign-in-tables.ts'
import { keptTransactions } from './travel-tables.ts'

export async function tidy(db: BookingDatabase): Promise<void> {
  const now = sql`now()`
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(spentTokens).where(lt(spentTokens.expiresAt, now))
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
  await db.delete(callCounts).where(lt(callCounts.endsAt, now))
  await db
    .delete(keptTransactions)
    .where(lt(keptTransactions.keptUntil, sql`(${now} at time zone 'Asia/Kuala_Lumpur')::date`))
  await db.delete(signInAttempts).where(lt(signInAttempts.lastAt, sql`now() - interval '7 days'`))
}

const hourMs = 60 * 60 * 1000

export function tidyHourly(db: BookingDatabase, log: Logger): { stop: () => void } {
  const timer = setInterval(() => {
    tidy(db).catch(error => log.warn({ code: error.cause?.code }, 'old rows could not be deleted'))
  }, hourMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
