import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from '../observability/logger.ts'
import { isDatabaseAway } from './database-away.ts'

export type Pool = pg.Pool

/** One lock for all services: they share the table of applied migrations. */
const migrationLock = 7_261_904_118

export type DatabaseOptions = {
  url: string
  name: string
  log: Logger
  max?: number
}

/** Survives a restart of the server. Waits at most 5 s for a connection and 15 s for a statement. */
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
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/**
 * For `drizzle(client).transaction(…)`. Drizzle's `transaction` on a pool leaks a connection whenever `begin` fails,
 * until none is left.
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

export async function withConnection<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // The running query fails; without a listener, a broken connection would also end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export async function checkDatabase(pool: Pool): Promise<void> {
  await pool.query('select 1')
}

/** Serialization failure and deadlock, as between processes that start together: a retry succeeds. */
const inTheWay = new Set(['40001', '40P01'])

/**
 * Retries every half second while the database is away.
 * @param prepare Must tolerate repetition after any part of it.
 * @throws where waiting is useless: wrong password, missing database, faulty migration.
 */
export async function prepareDatabase<T>(log: Logger, prepare: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await prepare()
    } catch (error) {
      const { message, code = '' } = error as NodeJS.ErrnoException
      if (!isDatabaseAway(error) && !inTheWay.has(code)) throw error
      if (attempt === 0) log.warn({ err: message || code }, 'waiting for the database')
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  }
}

/** Safe in several processes at once: one migrates, the others wait. `migrations.<schemaName>` lists applied ones. */
export async function migrate(pool: Pool, folder: string, schemaName: string): Promise<void> {
  await withConnection(pool.options.connectionString ?? '', async client => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: 'migrations',
      migrationsTable: schemaName,
    })
  })
}
