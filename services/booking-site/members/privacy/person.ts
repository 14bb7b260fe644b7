import { type BookingDatabase, type Queryable, transaction } from '../../database/booking-database.ts'
import {
  eraseAccounts,
  eraseApplications,
  eraseWaitingMails,
  readAccounts,
  readApplications,
  readWaitingMails,
} from './held-about.ts'

/** A place where something about a person is held. A new table with personal data becomes a new line in `holdings`. */
type Holding = {
  read: (db: Queryable, email: string) => Promise<unknown[]>
  erase: (db: Queryable, email: string) => Promise<number>
}

const holdings: Record<string, Holding> = {
  accounts: { read: readAccounts, erase: eraseAccounts },
  'account mails': { read: readWaitingMails, erase: eraseWaitingMails },
  'agency registrations': { read: readApplications, erase: eraseApplications },
}

/** Everything the booking site holds about an e-mail address, by place. */
export const exportPerson = (db: BookingDatabase, address: string): Promise<Record<string, unknown[]>> =>
  everywhere(db, address, ({ read }) => read)

/** Erases all of it, or nothing. @returns How many entries were removed, by place. */
export const erasePerson = (db: BookingDatabase, address: string): Promise<Record<string, number>> =>
  everywhere(db, address, ({ erase }) => erase)

function everywhere<T>(
  db: BookingDatabase,
  address: string,
  work: (holding: Holding) => (db: Queryable, email: string) => Promise<T>,
): Promise<Record<string, T>> {
  const email = address.trim().toLowerCase()
  return transaction(db, async tx => {
    const results: Record<string, T> = {}
    for (const [name, holding] of Object.entries(holdings)) results[name] = await work(holding)(tx, email)
    return results
  })
}
