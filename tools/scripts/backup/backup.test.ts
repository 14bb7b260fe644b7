import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate, openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { makeJobTables } from '@agency/service-kit/jobs/job-tables.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { createSpool } from '@agency/site/app/features/enquiry/spool/enquiry-spool.server.ts'
import { emptyDatabase, type TestDatabase } from '@agency/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { services } from '../postgres/services.ts'
import { backUp } from './backup.ts'
import { tablesOf } from './dump-database.ts'
import { migrateTo, upgradeTables } from './make-tables.ts'
import { fileOf } from './manifest.ts'
import { restore } from './restore.ts'

const log = createLogger('test', 'silent')
const folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
const databases: TestDatabase[] = []
const pools: Pool[] = []

async function place(name: string) {
  const database = await emptyDatabase()
  databases.push(database)
  const pool = openDatabase({ url: database.url, name: 'test', log, max: 2 })
  pools.push(pool)
  const dataDir = path.join(folder, name)
  mkdirSync(dataDir, { recursive: true })
  return { databaseUrl: database.url, dataDir, pool }
}

const addNode = (pool: Pool, key: string, parent: string | null, name: string) =>
  pool.query(
    `insert into content.nodes (key, parent_key, alias, url_segment, name, sort, version, properties)
     values ($1, $2, 'prosePage', 'segment', $3, 0, 1, $4)`,
    [key, parent, name, JSON.stringify({ title: name, empty: null })],
  )

/** As the site keeps them while the backend is away. */
const spoolIn = (dataDir: string) => createSpool(path.join(dataDir, 'spool'), 'a key of these tests alone')
const enquiry = { key: 'k', form: 'contact', fields: { name: 'Aini' }, envelope: { reference: 'KLN-1' } }

let full: Awaited<ReturnType<typeof place>>
const page = '11111111-1111-4111-8111-111111111111'
const below = '22222222-2222-4222-8222-222222222222'
/** Every sign that a format of rows could stumble over. */
const awkward = 'quote " and \\ back, comma, (bracket)\nline\ttab \u{1f334} null \\N ~'

beforeAll(async () => {
  full = await place('full')
  for (const service of services) {
    await migrate(full.pool, service.migrations, service.name)
  }
  await makeJobTables(full.pool, 'backend_jobs')
  // The one below comes first: rows are no order in which keys of others can be checked one by one.
  await addNode(full.pool, below, null, 'Visa')
  await addNode(full.pool, page, null, awkward)
  await full.pool.query('update content.nodes set parent_key = $1 where key = $2', [page, below])
  await full.pool.query(`insert into content.audit (by, what) values ('aini', 'publish')`)
  await spoolIn(full.dataDir).keep(enquiry as never)
  mkdirSync(path.join(full.dataDir, 'uploads'))
  writeFileSync(path.join(full.dataDir, 'uploads/beach.webp'), 'a picture')
}, 120_000)

afterAll(async () => {
  await Promise.all(pools.map(pool => pool.end()))
  await Promise.all(databases.map(database => database.stop()))
  rmSync(folder, { recursive: true, force: true })
})

const everything = async (pool: Pool) => {
  const client = await pool.connect()
  try {
    const rows: Record<string, unknown> = {}
    for (const { schema, name } of await tablesOf(client as never)) {
      const table = `${schema}.${name}`
      rows[table] = (await client.query(`select t::text as row from ${table} t order by 1`)).rows
    }
    return rows
  } finally {
    client.release()
  }
}

test('a backup restored into an empty place has every row, file and number', async () => {
  const to = path.join(folder, 'one')
  await backUp(full, to)
  const empty = await place('empty')
  await empty.pool.query('create schema migrations')
  const restored = await restore(empty, to)
  expect(restored.leftOut).toBe(0)
  const [before, after] = [await everything(full.pool), await everything(empty.pool)]
  expect(Object.keys(before).length).toBeGreaterThan(20)
  expect(after).toEqual(before)
  expect(readFileSync(path.join(empty.dataDir, 'uploads/beach.webp'), 'utf8')).toBe('a picture')
  const [entry] = await spoolIn(empty.dataDir).list()
  expect(entry && (await spoolIn(empty.dataDir).read(entry))).toEqual(enquiry)
  // Numbers go on, keys of others are held to, the audit refuses changes as before.
  await addNode(empty.pool, randomUUID(), null, 'New')
  const { rows } = await empty.pool.query(
    'select count(distinct id)::int as ids, count(*)::int as nodes from content.nodes',
  )
  expect(rows).toEqual([{ ids: 3, nodes: 3 }])
  await expect(addNode(empty.pool, randomUUID(), randomUUID(), 'Lost')).rejects.toThrow('foreign key')
  await expect(empty.pool.query('delete from content.audit')).rejects.toThrow('are never changed')
})

test('a target that holds data is refused and stays unchanged', async () => {
  await expect(restore(full, path.join(folder, 'one'))).rejects.toThrow(
    /uploads is not empty: a backup is restored into/,
  )
  const other = { ...full, dataDir: path.join(folder, 'new') }
  await expect(restore(other, path.join(folder, 'one'))).rejects.toThrow(/^The database holds data already/)
  await expect(backUp(full, path.join(folder, 'one'))).rejects.toThrow(/is not empty: name a new folder/)
})

test('a damaged backup is refused, and the target stays empty', async () => {
  const to = path.join(folder, 'damaged')
  await backUp(full, to)
  truncateSync(path.join(to, fileOf({ schema: 'content', name: 'nodes' })), 60)
  const empty = await place('still-empty')
  await expect(restore(empty, to)).rejects.toThrow(/content\.nodes\.gz is damaged or missing\.$/)
  expect(await everything(empty.pool)).toEqual({})
})

test.each([
  ['no tables', { tables: undefined }, /cannot be read/],
  ['a table without columns', { tables: [{ schema: 'content', name: 'nodes', rows: 1 }] }, /cannot be read/],
  ['a sequence without a number', { sequences: [{ name: 'content.nodes_id_seq', value: 'x' }] }, /cannot be read/],
  ['an unknown sequence', { sequences: [{ name: 'content.none', value: '1' }] }, /a sequence that no table has/],
])('a manifest with %s is refused in one line, and the target stays empty', async (_, part, words) => {
  const to = path.join(folder, `wrong-${randomUUID()}`)
  await backUp(full, to)
  const file = path.join(to, 'manifest.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...part }))
  const empty = await place(`into-${path.basename(to)}`)
  await expect(restore(empty, to)).rejects.toMatchObject({ name: 'Problem', message: expect.stringMatching(words) })
  expect(await everything(empty.pool)).toEqual({})
})

test('links are not followed, only the owner can read a backup, and folders of others stay', async () => {
  const { databaseUrl, dataDir, pool } = await place('linked')
  await migrate(pool, services[0]?.migrations ?? '', 'content')
  const elsewhere = path.join(folder, 'elsewhere')
  const to = path.join(folder, 'linked-backup')
  for (const made of [elsewhere, path.join(dataDir, 'uploads/a'), `${to}.part`]) mkdirSync(made, { recursive: true })
  writeFileSync(path.join(elsewhere, 'secret'), 'of the machine')
  writeFileSync(path.join(dataDir, 'uploads/a/beach.webp'), 'a picture', { mode: 0o644 })
  symlinkSync(elsewhere, path.join(dataDir, 'uploads/a/link'))
  await backUp({ databaseUrl, dataDir }, to)
  const modeOf = (name: string) => statSync(path.join(to, name)).mode & 0o777
  const folders = ['', 'uploads', 'uploads/a', 'database'].map(modeOf)
  expect(folders).toEqual(folders.map(() => 0o700))
  expect(['manifest.json', 'uploads/a/beach.webp', 'database/content.nodes.gz'].map(modeOf)).toEqual([
    0o600, 0o600, 0o600,
  ])
  expect([existsSync(path.join(to, 'uploads/a/link')), existsSync(`${to}.part`)]).toEqual([false, true])
})

test('a backup of the first version of each service is brought up to date', async () => {
  const old = await place('old')
  for (const service of services) {
    const [first] = JSON.parse(readFileSync(path.join(service.migrations, 'meta/_journal.json'), 'utf8')).entries
    await migrateTo(old.pool, service, first.when)
  }
  await addNode(old.pool, page, null, 'Terms')
  await backUp(old, path.join(folder, 'from-old'))
  const now = await place('now')
  await restore(now, path.join(folder, 'from-old'))
  const { rows } = await now.pool.query('select name, properties from content.nodes where words is not null')
  expect(rows).toEqual([{ name: 'Terms', properties: { title: 'Terms', empty: null } }])
  const { rows: applied } = await now.pool.query('select count(*)::int as count from migrations.content')
  const journal = JSON.parse(readFileSync(path.join(services[0]?.migrations ?? '', 'meta/_journal.json'), 'utf8'))
  expect(applied[0].count).toBe(journal.entries.length)
})

test('comments of a version that had them are in the audit afterwards, with author, page and time', async () => {
  const { pool } = await place('with-comments')
  const [content] = services
  if (!content) throw new Error('The content system is missing')
  const { entries } = JSON.parse(readFileSync(path.join(content.migrations, 'meta/_journal.json'), 'utf8'))
  const last = entries.find(({ tag }: { tag: string }) => tag.startsWith('0018'))
  await migrateTo(pool, content, last.when)
  const author = '33333333-3333-4333-8333-333333333333'
  await pool.query(
    `insert into content.users (id, name, email, email_key, role) values ($1, 'Aini', 'a@b.my', 'a@b.my', 'reader')`,
    [author],
  )
  const comment = `insert into content.comments (id, thread, key, by, at, text) values ($1, $1, $2, $3, $4, $5)`
  await pool.query(comment, [randomUUID(), page, author, '2026-11-01T02:00:00Z', 'Which visa?'])
  await pool.query(comment, [randomUUID(), page, null, '2026-11-02T02:00:00Z', 'The old one.'])
  await upgradeTables(pool, { migrations: { content: last.when } })
  const { rows } = await pool.query('select by, key, at, detail from content.audit order by id')
  expect(rows).toEqual([
    { by: author, key: page, at: new Date('2026-11-01T02:00:00Z'), detail: 'Which visa?' },
    { by: '', key: page, at: new Date('2026-11-02T02:00:00Z'), detail: 'The old one.' },
  ])
  const { rows: tables } = await pool.query(`select to_regclass('content.comments') as comments`)
  expect(tables).toEqual([{ comments: null }])
})
