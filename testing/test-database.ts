import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startThrowAwayDatabase, type ThrowAwayDatabase } from '../scripts/postgres/throw-away-database.ts'
import { eventually } from './eventually.ts'

/** PostgreSQL's `insufficient_privilege`. */
const forbidden = '42501'

/** An empty database of a test's own. */
export type TestDatabase = Pick<ThrowAwayDatabase, 'url' | 'stop'>

/** A database in a PostgreSQL of the test's own, which the test may kill and start again. */
export type TestServer = ThrowAwayDatabase

/**
 * An empty PostgreSQL database for one test file: in the server that `DATABASE_URL_TEST` names, otherwise in the one that
 * all files of this run of tests share.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { DATABASE_URL_TEST: given, DATABASE_DESK_TEST: desk } = process.env
  if (given) return databaseIn(given)
  if (!desk) return testServer()
  const answer = await fetch(desk)
  if (!answer.ok) throw new Error(await answer.text())
  return databaseIn(await answer.text())
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

async function databaseIn(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '_')}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await run(`create database ${name}`)
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
