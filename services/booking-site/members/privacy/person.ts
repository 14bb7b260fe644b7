import type { PersonErased } from '@agency/contracts/booking/internal/persons.ts'
import { type BookingDatabase, type Queryable, transaction } from '../../database/booking-database.ts'
import {
  eraseAccounts,
  eraseApplications,
  eraseWaitingMails,
  readAccounts,
  readApplications,
  readWaitingMails,
} from './held-about.ts'
import { keepTransactions } from './keep-transactions.ts'

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
    const kept = await keepTransactions(tx, normal(address))
    return { removed: await everywhere(tx, address, ({ erase }) => erase), kept }
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
