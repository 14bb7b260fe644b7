import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { SharedStack } from './stack.ts'

const rounds = 3

export function losesNothing(shared: SharedStack) {
  test('a row that was acknowledged is still there after kill -9 of the database', async () => {
    const { stack } = shared
    const url = stack.databaseUrl()
    await query(url, 'create table acknowledged (number integer primary key)')
    const acknowledged: number[] = []
    for (let round = 0; round < rounds; round++) {
      const since = stack.output().length
      const writing = write(url, acknowledged)
      await sleep(150)
      stack.kill('database', 'SIGKILL')
      await writing
      await stack.says('database is ready again', since)
    }
    const kept = new Set((await query(url, 'select number from acknowledged')).map(row => row.number))
    expect(acknowledged.length).toBeGreaterThan(rounds)
    expect(acknowledged.filter(number => !kept.has(number))).toEqual([])
    expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }])
  })
}

/**
 * Writes rows, each in its own transaction, until the connection breaks.
 *
 * @param acknowledged gets the rows the database said it keeps
 */
async function write(url: string, acknowledged: number[]) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  for (let number = (acknowledged.at(-1) ?? 0) + 2; ; number++) {
    try {
      await client.query('insert into acknowledged values ($1)', [number])
    } catch {
      return
    }
    acknowledged.push(number)
  }
}

async function query(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
