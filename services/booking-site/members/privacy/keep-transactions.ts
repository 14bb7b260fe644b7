import type { KeptRecord } from '@agency/contracts/booking/internal/persons.ts'
import { addMonths, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { eq, getTableColumns } from 'drizzle-orm'
import { accounts } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { keptTransactions, trips } from '../../database/travel-tables.ts'

/** Three years (P.U.(A) 449/2024), from the last day of the trip to be sure. */
const MONTHS = 36

/**
 * Copies bookings without anything that names the person.
 * @param email In lower case.
 * @returns Oldest first.
 */
export async function keepTransactions(db: Queryable, email: string): Promise<KeptRecord[]> {
  const booked = await db
    .select(getTableColumns(trips))
    .from(trips)
    .innerJoin(accounts, eq(accounts.id, trips.accountId))
    .where(eq(accounts.email, email))
    .orderBy(trips.endsOn)
  const today = malaysianDay(new Date())
  const kept = booked
    .map(({ id: _, accountId: __, product: ___, ...trip }) => ({ ...trip, keptUntil: addMonths(trip.endsOn, MONTHS) }))
    .filter(({ keptUntil }) => keptUntil >= today)
  if (kept.length > 0) await db.insert(keptTransactions).values(kept).onConflictDoNothing()
  return kept.map(({ reference, keptUntil }) => ({ reference, until: keptUntil }))
}
