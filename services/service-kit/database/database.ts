import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from '../observability/logger.ts'
import { isDatabaseAway } from './database-away.ts'

export type Pool = pg.Pool

/** One lock for the migrations of all services: they share the table of what was applied. */
const MIGRATION_LOCK = 7_261_904_118

export type DatabaseOptions = {
  url: string
  /** Shown by PostgreSQL in its list of connections. */
  name: string
  log: Logger
  /** Most connections at once; 10 unless given. */
  max?: number
}

/**
 * Opens a pool of connections. It survives the server going away: a broken idle connection is logged and dropped,
 * and the next query connects anew. Waits at most 5 s for a connection and 15 s for a statement.
 */
export function openDatabase({ url, name, log, max = 10 }: DatabaseOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', error => log.warn({ err: error.message }, 'a database connection broke'))
  // Without a listener of its own, a client that breaks while it is checked out would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/**
 * Lends a connection, to run a transaction on: `withClient(pool, client => drizzle(client).transaction(…))`.
 * After an error the connection is closed, because its state is unknown.
 * Drizzle's own `transaction` on a pool loses a connection for good whenever `begin` fails, which after a few restarts
 * of the database leaves none.
 */
export async function withClient<T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failed = true
  try {
    const result = await work(client)
    failed = false
    return result
  } finally {
    client.release(failed)
  }
}

export type Connection = pg.Client

/** Works on a connection of its own that has no limits of time: for what may take longer than any other statement may. */
export async function withConnection<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // The query that runs fails then; without a listener, a connection that breaks would end the process too.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Throws if the database does not answer. For `/readyz`. */
export async function checkDatabase(pool: Pool): Promise<void> {
  await pool.query('select 1')
}

/** Two that got into each other's way, as happens to processes that start at once: the next attempt goes well. */
const IN_THE_WAY = new Set(['40001', '40P01'])

/**
 * Does what a process needs of its database before it is ready, such as migrations: again and again, every half second, while
 * the database is away, also when it goes away in the middle. Says once that it waits.
 * @param prepare Must bear being done again after any part of it.
 * @returns What `prepare` gave back.
 * Throws if waiting is of no use: a wrong password, a database that does not exist, a migration with a fault.
 */
export async function prepareDatabase<T>(log: Logger, prepare: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await prepare()
    } catch (error) {
      const { message, code = '' } = error as NodeJS.ErrnoException
      if (!isDatabaseAway(error) && !IN_THE_WAY.has(code)) throw error
      if (attempt === 0) log.warn({ err: message || code }, 'waiting for the database')
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  }
}

/**
 * Brings one service's schema up to date with the migrations in `folder`. Safe when several processes do it at once:
 * one works, the others wait and find nothing left to do. What was applied is noted in `migrations.<schemaName>`.
 */
export async function migrate(pool: Pool, folder: string, schemaName: string): Promise<void> {
  // Ending the connection gives the lock back, also after an error.
  await withConnection(pool.options.connectionString ?? '', async client => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: 'migrations',
      migrationsTable: schemaName,
    })
  })
}
