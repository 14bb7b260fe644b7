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

/**
 * A database for one test file in the server that all files of a run share: a copy of the one that `database-server.ts`
 * has migrated. In the server that `DATABASE_URL_TEST` names it is empty.
 */
export async function testDatabase(template = 'migrated'): Promise<TestDatabase> {
  const { DATABASE_URL_TEST: given, DATABASE_DESK_TEST: desk } = process.env
  if (given) return databaseIn(given)
  if (!desk) return testServer()
  const answer = await fetch(desk)
  if (!answer.ok) throw new Error(await answer.text())
  return databaseIn(await answer.text(), { template })
}

/** The same without tables. */
export const emptyDatabase = (): Promise<TestDatabase> => testDatabase('template1')

/** In the server that `DATABASE_URL_TEST` names it can be neither killed nor started again. */
export async function testServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL_TEST
  if (!given) return startThrowAwayDatabase()
  const refuse = () => Promise.reject(new Error('a server given by DATABASE_URL_TEST is not ours to kill'))
  return { ...(await databaseIn(given)), kill: refuse, restart: refuse }
}

export async function databaseIn(serverUrl: string, { template = 'template1', name = '' } = {}): Promise<TestDatabase> {
  name ||= `test_${randomUUID().replaceAll('-', '_')}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  // A copy that is logged takes twice the time.
  await run(`create database ${name} template ${template} strategy file_copy`)
  const drop = () => run(`drop database if exists ${name} with (force)`).then(() => true, unlessForbidden)
  // Autovacuum works as a superuser and may be in the database just now; no other role can end it.
  return { url: new URL(`/${name}`, serverUrl).href, stop: () => eventually(`the end of ${name}`, drop) }
}

/** @returns false for what PostgreSQL forbids just now; other errors are thrown */
function unlessForbidden(error: unknown): false {
  if (error instanceof pg.DatabaseError && error.code === forbidden) return false
  throw error
}
