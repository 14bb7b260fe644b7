import type { KeptRecord, PersonErased } from '@agency/contracts/booking/internal/persons.ts'
import { addMonths, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { eq, getTableColumns } from 'drizzle-orm'
import { accounts } from '../../database/account-tables.ts'
import { type BookingDatabase, type Queryable, transaction } from '../../database/booking-database.ts'
import { keptTransactions, trips } from '../../database/travel-tables.ts'
import {
  eraseAccounts,
  eraseApplications,
  eraseWaitingMails,
  readAccounts,
  readApplications,
  readWaitingMails,
} from './held-about.ts'

/** A new table with personal data becomes a new line in `holdings`. */
type Holding = {
  read: (db: Queryable, email: string) => Promise<unknown[]>
  erase: (db: Queryable, email: string) => Promise<number>
}

const holdings: Record<string, Holding> = {
  accounts: { read: readAccounts, erase: eraseAccounts },
  'account mails': { read: readWaitingMails, erase: eraseWaitingMails },
  'agency registrations': { read: readApplications, erase: eraseApplications },
}

export const exportPerson = (db: BookingDatabase, address: string): Promise<Record<string, unknown[]>> =>
  transaction(db, tx => everywhere(tx, address, ({ read }) => read))

/** In one transaction; transactions of the last three years stay without the person. */
export function erasePerson(db: BookingDatabase, address: string): Promise<PersonErased> {
  return transaction(db, async tx => {
    const keptTransactions = await keepTransactions(tx, normal(address))
    return { removed: await everywhere(tx, address, ({ erase }) => erase), kept: keptTransactions }
  })
}

async function everywhere<T>(
  tx: Queryable,
  address: string,
  work: (holding: Holding) => (db: Queryable, email: string) => Promise<T>,
): Promise<Record<string, T>> {
  const results: Record<string, T> = {}
  for (const [name, holding] of Object.entries(holdings)) results[name] = await work(holding)(tx, normal(address))
  return results
}

const normal = (address: string) => address.trim().toLowerCase()

/** Three years (P.U.(A) 449/2024), from the last day of the trip to be sure. */
const months = 36

/**
 * Copies bookings without anything that names the person.
 * @param email In lower case.
 * @returns Oldest first.
 */
async function keepTransactions(db: Queryable, email: string): Promise<KeptRecord[]> {
  const booked = await db
    .select(getTableColumns(trips))
    .from(trips)
    .innerJoin(accounts, eq(accounts.id, trips.accountId))
    .where(eq(accounts.email, email))
    .orderBy(trips.endsOn)
  const today = malaysianDay(new Date())
  const rows = booked
    .map(({ id: _, accountId: __, product: ___, ...trip }) => ({ ...trip, keptUntil: addMonths(trip.endsOn, months) }))
    .filter(({ keptUntil }) => keptUntil >= today)
  if (rows.length > 0) await db.insert(keptTransactions).values(rows).onConflictDoNothing()
  return rows.map(({ reference, keptUntil }) => ({ reference, until: keptUntil }))
}
