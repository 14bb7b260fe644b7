import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startThrowAwayDatabase, type ThrowAwayDatabase } from '../scripts/postgres/throw-away-database.ts'
import { eventually } from './eventually.ts'

/** PostgreSQL's `insufficient_privilege`. */
const forbidden = '42501'

/** A database of a test's own. */
export type TestDatabase = Pick<ThrowAwayDatabase, 'url' | 'stop'>

/** A database in a PostgreSQL of the test's own, which the test may kill and start again. */
export type TestServer = ThrowAwayDatabase

/** The database that `database-server.ts` has migrated. */
export const migrated = 'migrated'

/**
 * A PostgreSQL database for one test file, in the server that all files of this run of tests share; the tables of every
 * service are there. In a server that `DATABASE_URL_TEST` names it is empty, and the services make their tables.
 */
export const testDatabase = (): Promise<TestDatabase> => sharedDatabase(migrated)

/** The same without tables. */
export const emptyDatabase = (): Promise<TestDatabase> => sharedDatabase()

async function sharedDatabase(template?: string): Promise<TestDatabase> {
  const { DATABASE_URL_TEST: given, DATABASE_DESK_TEST: desk } = process.env
  if (given) return databaseIn(given)
  if (!desk) return testServer()
  const answer = await fetch(desk)
  if (!answer.ok) throw new Error(await answer.text())
  return databaseIn(await answer.text(), template)
}

/**
 * An empty database in a PostgreSQL of its own. In the server that `DATABASE_URL_TEST` names it can be neither
 * killed nor started again.
 */
export async function testServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL_TEST
  if (!given) return startThrowAwayDatabase()
  const refuse = async () => {
    throw new Error('a server given by DATABASE_URL_TEST is not ours to kill')
  }
  return { ...(await databaseIn(given)), kill: refuse, restart: refuse }
}

/** @param template is copied file by file, which takes half the time of a copy that is logged. */
export async function databaseIn(
  serverUrl: string,
  template?: string,
  name = `test_${randomUUID().replaceAll('-', '_')}`,
): Promise<TestDatabase> {
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await run(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    // Autovacuum works as a superuser and may be in the database just now; no other role can end it.
    stop: () =>
      eventually(`the end of ${name}`, () =>
        run(`drop database if exists ${name} with (force)`).then(() => true, unlessForbidden),
      ),
  }
}

/** @returns false for what PostgreSQL forbids just now; other errors are thrown */
function unlessForbidden(error: unknown): false {
  if (error instanceof pg.DatabaseError && error.code === forbidden) return false
  throw error
}
