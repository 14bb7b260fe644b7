import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestServer, testServer } from '@agency/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../observability/logger.ts'
import { checkDatabase, migrate, openDatabase, type Pool, prepareDatabase, withClient } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import { subscribe } from './notifications.ts'

const log = createLogger('test', 'silent')
let database: TestServer
let pool: Pool

beforeAll(async () => {
  database = await testServer()
  pool = openDatabase({ url: database.url, name: 'test', log })
}, 60_000)

afterAll(async () => {
  await pool.end()
  await database.stop()
})

/** A folder with one migration that would fail if it ran twice. */
function migrationFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  writeFileSync(
    join(folder, '0000_first.sql'),
    'create schema zoo;\n--> statement-breakpoint\ncreate table zoo.animal (name text);',
  )
  const entries = [{ idx: 0, version: '7', when: 1_790_000_000_000, tag: '0000_first', breakpoints: true }]
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  return folder
}

test('three processes that migrate at once all succeed, and the migration runs once', async () => {
  const folder = migrationFolder()
  const script = `
    import { migrate, openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))}
    import { createLogger } from ${JSON.stringify(join(import.meta.dirname, '../observability/logger.ts'))}
    const pool = openDatabase({ url: process.argv[1], name: 'migrator', log: createLogger('migrator', 'silent') })
    await migrate(pool, process.argv[2], 'zoo')
    await pool.end()`
  const run = () =>
    new Promise<string>(resolve => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, database.url, folder])
      let errors = ''
      child.stderr.on('data', chunk => {
        errors += chunk
      })
      child.on('exit', code => resolve(`${code} ${errors}`.trim()))
    })
  expect(await Promise.all([run(), run(), run()])).toEqual(['0', '0', '0'])
  await migrate(pool, folder, 'zoo')
  const { rows } = await pool.query('select count(*)::int as applied from migrations.zoo')
  expect(rows[0].applied).toBe(1)
  rmSync(folder, { recursive: true })
}, 60_000)

test.skipIf(process.env.DATABASE_URL_TEST)(
  'the pool recovers after the database server is killed and restarted',
  async () => {
    let calls = 0
    const subscription = subscribe(database.url, 'changes', log, () => calls++)
    await checkDatabase(pool)
    await expect.poll(() => calls).toBe(1)
    await pool.query('notify changes')
    await expect.poll(() => calls).toBe(2)

    await database.kill()
    const failure = await checkDatabase(pool).catch(error => error)
    expect(isDatabaseAway(failure)).toBe(true)
    expect(isDatabaseAway(new Error('syntax error'))).toBe(false)
    await database.restart()
    await prepareDatabase(log, () => checkDatabase(pool))
    await expect.poll(() => calls, { timeout: 10_000 }).toBe(3)
    await subscription.close()
  },
  60_000,
)

test('a standby that is not promoted yet counts as away', async () => {
  const refusal = withClient(pool, async client => {
    await client.query('begin read only')
    await client.query('create table refused ()')
  })
  const error: Error = await refusal.catch(error => error)
  expect(error.message).toContain('read-only transaction')
  expect(isDatabaseAway(error)).toBe(true)
  expect(isDatabaseAway({ ...error, message: error.message })).toBe(true)
})

test('a connection returns to the pool, and is closed after an error', async () => {
  const single = openDatabase({ url: database.url, name: 'test', log, max: 1 })
  const backend = () =>
    withClient(single, async client => (await client.query('select pg_backend_pid() as pid')).rows[0].pid)
  const first = await backend()
  expect(await backend()).toBe(first)
  await expect(withClient(single, client => client.query('nonsense'))).rejects.toThrow()
  expect(await backend()).not.toBe(first)
  await single.end()
})
