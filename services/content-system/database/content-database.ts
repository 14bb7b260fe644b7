import { join } from 'node:path'
import { migrate, type Pool } from '@agency/chassis/database.ts'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'

export type ContentDatabase = NodePgDatabase

/** A running transaction on the content tables. */
export type Transaction = Parameters<Parameters<ContentDatabase['transaction']>[0]>[0]

/** The content tables on a pool of connections. */
export const contentDatabase = (pool: Pool): ContentDatabase => drizzle(pool)

/** Brings the content tables up to date. */
export const migrateContent = (pool: Pool): Promise<void> =>
  migrate(pool, join(import.meta.dirname, '..', 'migrations'), 'content')
