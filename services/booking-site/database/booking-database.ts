import { join } from 'node:path'
import { migrate, type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The tables of the booking site on a pool of connections. */
export type BookingDatabase = NodePgDatabase & { $client: Pool }

/** What a query can be run on: the pool, or a transaction. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** Opens them. */
export const bookingDatabase = (pool: Pool): BookingDatabase => drizzle(pool)

/** Runs a transaction. Use this and not `db.transaction`: see `withClient`. */
export function transaction<T>(db: BookingDatabase, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return withClient(db.$client, client => drizzle(client).transaction(work))
}

/** Brings the tables up to date. */
export const migrateBooking = (pool: Pool): Promise<void> =>
  migrate(pool, join(import.meta.dirname, '..', 'migrations'), 'booking')
