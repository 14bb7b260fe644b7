import { join } from 'node:path'
import { migrate, type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'

export type ContentDatabase = NodePgDatabase & { $client: Pool }

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export const contentDatabase = (pool: Pool): ContentDatabase => drizzle(pool)

/** Use this and not `db.transaction`: see `withClient`. */
export function transaction<T>(db: ContentDatabase, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withClient(db.$client, client => drizzle(client).transaction(work))
}

export const migrateContent = (pool: Pool): Promise<void> =>
  migrate(pool, join(import.meta.dirname, '..', 'migrations'), 'content')
