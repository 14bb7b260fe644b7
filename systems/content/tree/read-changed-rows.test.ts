import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { contentDatabase, migrateContent } from '../database/content-database.ts'
import { type KnownRows, readChangedRows } from './read-changed-rows.ts'

let known: KnownRows = { rows: [] }
const insert = (name: string) =>
  `insert into content.nodes (key, alias, url_segment, name, sort, properties, version)
   values (gen_random_uuid(), 'prosePage', '${name}', '${name}', 1, '{}', 1)`

const database = await testDatabase()
const pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
await migrateContent(pool)
for (const name of ['first', 'second', 'third']) await pool.query(insert(name))
afterAll(async () => {
  await pool.end()
  await database.stop()
})

const read = async () => {
  known = await readChangedRows(contentDatabase(pool), known)
  return known.rows
}
const names = () => known.rows.map(({ name }) => name).sort()

test('unchanged rows stay the same objects, and a changed row is read again', async () => {
  // Rows written while another test's transaction is open are read again until it has ended.
  await expect
    .poll(async () => {
      const before = await read()
      return (await read()).every(row => before.includes(row))
    })
    .toBe(true)
  const before = await read()
  expect(names()).toEqual(['first', 'second', 'third'])
  await pool.query(`update content.nodes set name = 'renamed' where name = 'second'`)
  const after = await read()
  expect(names()).toEqual(['first', 'renamed', 'third'])
  expect(after.filter(row => before.includes(row)).map(({ name }) => name)).toEqual(['first', 'third'])
})

test('rows that are written before a read and committed after it are found by the next read', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update content.nodes set name = 'late' where name = 'third'`)
  await client.query(insert('later'))
  await pool.query(`update content.nodes set name = 'meanwhile' where name = 'first'`)
  await read()
  expect(names()).toEqual(['meanwhile', 'renamed', 'third'])
  await client.query('commit')
  client.release()
  await read()
  expect(names()).toEqual(['late', 'later', 'meanwhile', 'renamed'])
})

test('removed rows are dropped, even if others are added at the same time', async () => {
  await pool.query(`delete from content.nodes where name = 'late'`)
  await pool.query(insert('newest'))
  await read()
  expect(names()).toEqual(['later', 'meanwhile', 'newest', 'renamed'])
})
