import { join } from 'node:path'
import { migrate, type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'

export type BookingDatabase = NodePgDatabase & { $client: Pool }

export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export const bookingDatabase = (pool: Pool): BookingDatabase => drizzle(pool)

/** Instead of `db.transaction`: see `withClient`. */
export function transaction<T>(db: BookingDatabase, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return withClient(db.$client, client => drizzle(client).transaction(work))
}

export const migrateBooking = (pool: Pool): Promise<void> =>
  migrate(pool, join(import.meta.dirname, '..', 'migrations'), 'booking')
