import pg from 'pg'
import { startThrowAwayDatabase, type ThrowAwayDatabase } from '../scripts/postgres/throw-away-database.ts'

/** An empty database of a test's own; `kill` and `restart` work only for a server of its own. */
export type TestDatabase = ThrowAwayDatabase

/**
 * An empty PostgreSQL database for one test file: in the server that `DATABASE_URL_TEST` names,
 * otherwise in a throw-away server of its own.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const given = process.env.DATABASE_URL_TEST
  return given ? databaseIn(given) : startThrowAwayDatabase()
}

async function databaseIn(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const refuse = async () => {
    throw new Error('a server given by DATABASE_URL_TEST is not ours to kill')
  }
  return {
    url: url.href,
    kill: refuse,
    restart: refuse,
    stop: () => run(`drop database if exists ${name} with (force)`),
  }
}
