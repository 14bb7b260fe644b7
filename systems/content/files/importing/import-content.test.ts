import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contentDatabase, migrateContent } from '../../database/content-database.ts'
import { publications } from '../../database/publishing/publication-tables.ts'
import { contentState, hookOutbox, nodes, nodeVersions } from '../../database/tables.ts'
import { deleteNode } from '../../managing/tree/trash/delete-node.ts'
import { contentFolder, prose, writeContentFile } from '../../testing/content-folder.ts'
import { writeNode } from '../../testing/write-node.ts'
import { faultLine } from '../reading/fault.ts'
import { readContent } from '../reading/read-content.ts'
import { importContent } from './import-content.ts'
import { importWhenChanged } from './import-when-changed.ts'
import { readPricesOnce } from './read-prices-once.ts'

const log = createLogger('test', 'silent')

const database = await testDatabase()
const pool = openDatabase({ url: database.url, name: 'test', log })
// Several processes may start at once.
await Promise.all([migrateContent(pool), migrateContent(pool), migrateContent(pool)])
const db = contentDatabase(pool)

afterAll(async () => {
  await pool.end()
  await database.stop()
})

let folder: string
const run = () => importContent(db, readContent(folder).nodes, 'hash')

beforeEach(async () => {
  await pool.query('truncate content.nodes, content.node_versions, content.hook_outbox, content.state cascade')
  folder = contentFolder({
    'pages/services.md': prose('Services'),
    'pages/services/visa.md': prose('Visa'),
    'pages/faq.md': prose('Questions'),
  })
  await run()
})

const byName = async (name: string) => (await db.select().from(nodes).where(eq(nodes.name, name)))[0]
const versionsOf = (key: string) =>
  db.select().from(nodeVersions).where(eq(nodeVersions.key, key)).orderBy(asc(nodeVersions.version))

/** What an editor sends to change only the title of the visa page. */
async function editVisa(title: string) {
  const visa = await byName('Visa')
  if (!visa) throw new Error('there is no visa page')
  await writeNode(db, visa.key, { properties: { ...visa.properties, title } })
  return visa.key
}

test('a second import of the same files changes nothing and announces nothing', async () => {
  const announced = (await db.select().from(hookOutbox)).length
  expect(await run()).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 3, notes: [] })
  expect(await db.select().from(hookOutbox)).toHaveLength(announced)
  expect((await db.select().from(contentState))[0]?.revision).toBe(1)
})

test('only a changed node gets a version, and it is announced with its ancestors', async () => {
  await db.delete(hookOutbox)
  writeContentFile(folder, 'pages/services/visa.md', prose('Visa', 'New text.'))
  expect(await run()).toMatchObject({ added: 0, changed: 1, removed: 0, unchanged: 2 })
  const visa = await byName('Visa')
  const services = await byName('Services')
  expect(visa).toMatchObject({ version: 2, properties: { bodyText: '<p>New text.</p>' } })
  expect(services?.version).toBe(1)
  expect((await versionsOf(visa?.key ?? '')).map(version => version.by)).toEqual(['import', 'import'])
  const [message] = await db.select().from(hookOutbox)
  expect(message?.keys.toSorted()).toEqual([visa?.key, services?.key].sort())
  expect(message?.revision).toBe(2)
})

test('an edit outlives an unchanged file, and beside a changed file both texts are kept', async () => {
  const key = await editVisa('By an editor')
  expect((await run()).notes).toEqual([])
  expect((await byName('Visa'))?.properties.title).toBe('By an editor')

  writeContentFile(folder, 'pages/services/visa.md', prose('Visa', 'New text.'))
  expect((await run()).notes).toEqual([
    "content/pages/services/visa.md: the file changed after an editor's version 2; both are kept",
  ])
  expect((await run()).notes).toEqual([])
  const visa = await byName('Visa')
  expect(visa).toMatchObject({ version: 2, properties: { title: 'By an editor' } })
  expect(visa?.conflict).toMatchObject({ by: 'file', snapshot: { source: { bodyText: 'New text.' } } })
  expect((await versionsOf(key)).map(version => [version.version, version.by])).toEqual([
    [1, 'import'],
    [2, 'editor'],
  ])
})

test('a file with the same text as the edit ends the conflict without a version', async () => {
  const key = await editVisa('By an editor')
  const file = prose('Visa').replace('title: Visa', 'title: By an editor')
  writeContentFile(folder, 'pages/services/visa.md', file)
  expect(await run()).toMatchObject({ changed: 0, notes: [] })
  expect(await byName('Visa')).toMatchObject({ version: 2, editedAt: null, conflict: null })
  expect(await versionsOf(key)).toHaveLength(2)
})

test('the text of the file is stored beside the derived properties', async () => {
  expect(await byName('Visa')).toMatchObject({
    file: 'pages/services/visa.md',
    source: { title: 'Visa', bodyText: 'Some *text*.' },
    properties: { bodyText: '<p>Some <em>text</em>.</p>' },
  })
})

test('nodes of an older version get their source from their files, without a new version', async () => {
  const { rows } = await pool.query('update content.nodes set source = properties, file = null returning key')
  expect(rows).toHaveLength(3)
  expect(await run()).toMatchObject({ changed: 0, unchanged: 3, notes: [] })
  const visa = await byName('Visa')
  expect(visa).toMatchObject({ version: 1, file: 'pages/services/visa.md', source: { bodyText: 'Some *text*.' } })
  expect((await versionsOf(visa?.key ?? ''))[0]?.snapshot).toMatchObject({ source: { bodyText: 'Some *text*.' } })
})

test('nodes without files are removed with the nodes below them, and their last version records it', async () => {
  const key = (await byName('Visa'))?.key ?? ''
  rmSync(join(folder, 'pages/services.md'))
  rmSync(join(folder, 'pages/services'), { recursive: true })
  expect(await run()).toMatchObject({ removed: 2, unchanged: 1, notes: [] })
  expect((await versionsOf(key)).at(-1)).toMatchObject({ version: 2, snapshot: null })
  writeContentFile(folder, 'pages/services/visa.md', prose('Visa'))
  await run()
  expect(await byName('Visa')).toMatchObject({ key, version: 3 })
})

test('an edited node whose file is deleted stays with its ancestors, and the import reports it', async () => {
  await editVisa('By an editor')
  rmSync(join(folder, 'pages/services.md'))
  rmSync(join(folder, 'pages/services'), { recursive: true })
  const report = await run()
  expect(report.removed).toBe(0)
  expect(report.notes).toEqual([
    expect.stringMatching(/^Services .*kept because an editor's node lies below it$/),
    expect.stringMatching(/^Visa .*kept because an editor changed it since$/),
  ])
})

test('a node that an editor deleted stays deleted until its file changes', async () => {
  await deleteNode(db, (await byName('Services'))?.key ?? '')
  await run()
  expect((await byName('Services'))?.deletedAt).toBeInstanceOf(Date)
  expect((await byName('Visa'))?.deletedAt).toBeInstanceOf(Date)
  writeContentFile(folder, 'pages/services.md', prose('Services', 'New.'))
  await run()
  expect((await byName('Services'))?.deletedAt).toBeNull()
})

test('files that did not change are not read again', async () => {
  expect(await importWhenChanged(db, folder, log)).toEqual([])
  const [before] = await db.select().from(contentState)
  expect(await importWhenChanged(db, folder, log)).toEqual([])
  expect((await db.select().from(contentState))[0]).toEqual(before)
})

test('a wrong property blocks only its page, at every start until it is corrected', async () => {
  const services = await byName('Services')
  writeContentFile(folder, 'pages/services.md', prose('Our services', '', 'colour: red\n'))
  writeContentFile(folder, 'pages/services/visa.md', prose('Visas'))
  writeContentFile(folder, 'pages/new.md', prose('New'))
  rmSync(join(folder, 'pages/faq.md'))
  for (const start of ['first', 'second']) {
    expect((await importWhenChanged(db, folder, log)).map(faultLine), start).toEqual([
      'content/pages/services.md:7: colour: is not a property of this content type',
    ])
  }
  expect(await byName('Services')).toEqual(services)
  expect(await byName('Visas')).toMatchObject({ parentKey: services?.key })
  expect(await byName('New')).toBeDefined()
  // What is gone from the files may stand in one that cannot be read.
  expect(await byName('Questions')).toBeDefined()
  writeContentFile(folder, 'pages/services.md', prose('Our services'))
  expect(await importWhenChanged(db, folder, log)).toEqual([])
  expect(await byName('Our services')).toMatchObject({ key: services?.key })
  expect(await byName('Questions')).toBeUndefined()
})

test('the pages below a new page that is refused keep their addresses', async () => {
  for (const refused of [
    prose('Guide', '', 'colour: red\n'),
    prose('Guide', '', 'alias: again\n'),
    '- no front matter',
  ]) {
    await pool.query('truncate content.nodes, content.node_versions, content.hook_outbox, content.state cascade')
    folder = contentFolder({ 'pages/guide.md': refused, 'pages/guide/first.md': prose('First') })
    expect(await importWhenChanged(db, folder, log)).toHaveLength(1)
    const place = await byName('guide')
    expect(place).toMatchObject({ alias: 'folder', urlSegment: 'guide' })
    expect(await byName('First')).toMatchObject({ parentKey: place?.key })
    writeContentFile(folder, 'pages/guide.md', prose('Guide'))
    expect(await importWhenChanged(db, folder, log)).toEqual([])
    expect(await byName('Guide')).toMatchObject({ alias: 'prosePage', key: place?.key })
  }
})

test('the pages below two refused levels keep their addresses', async () => {
  const wrong = (name: string) => prose(name, '', 'colour: red\n')
  writeContentFile(folder, 'pages/asia.md', wrong('Asia'))
  writeContentFile(folder, 'pages/asia/japan.md', wrong('Japan'))
  writeContentFile(folder, 'pages/asia/japan/tokyo.md', prose('Tokyo'))
  expect(await importWhenChanged(db, folder, log)).toHaveLength(2)
  expect(await byName('Tokyo')).toMatchObject({ parentKey: (await byName('japan'))?.key })
  expect(await byName('japan')).toMatchObject({ parentKey: (await byName('asia'))?.key })
})

test('one wrong author does not block the articles of all authors', async () => {
  const author = (name: string, more = '') => `  - { alias: author, name: ${name}, slug: ${name}${more} }\n`
  const article = (name: string) =>
    prose('P').replace(
      'prosePage\nname: P',
      `newsArticle\nname: ${name}\nauthor: aini\npublished: 2026-01-01\ncategory: food\ntags: []\nexcerpt: E`,
    )
  writeContentFile(
    folder,
    'authors.md',
    `---\nalias: folder\nname: Authors\nitems:\n${author('aini', ', colour: red')}---\n`,
  )
  writeContentFile(folder, 'pages/article.md', article('Article'))
  expect((await importWhenChanged(db, folder, log)).map(fault => fault.file)).not.toContain('content/pages/article.md')
  expect(await byName('Article')).toBeDefined()
})

test('three imports at once add every node once', async () => {
  writeContentFile(folder, 'pages/new.md', prose('New'))
  const reports = await Promise.all([run(), run(), run()])
  expect(reports.map(report => report.added).sort()).toEqual([0, 0, 1])
})

test('prices of before say once who pays and when, in nodes, the trash, versions and scheduled texts', async () => {
  const rows = [{ label: '6 March 2027', prices: [900, 400] }]
  const priceTable = { caption: 'RM', columns: ['Twin sharing', 'CNB'], rows }
  const old = { title: 'Trip "groupLeast":', groupLeast: 4, priceTable, fares: [{ name: 'CNB', people: 2 }] }
  await pool.query(
    `update content.nodes set alias = 'contentDetail', source = $1, properties = $1, deleted_at = now() where name = 'Visa'`,
    [old],
  )
  const snapshot = { alias: 'contentDetail', source: old, properties: old }
  await pool.query('update content.node_versions set snapshot = snapshot || $1', [snapshot])
  await pool.query(
    `insert into content.publications (key, at, version, snapshot, author) select key, now(), 1, $1, 'a' from content.nodes limit 1`,
    [snapshot],
  )
  await pool.query(readFileSync(new URL('../../migrations/0024_min_group.sql', import.meta.url), 'utf8'))
  await readPricesOnce(db)
  const child = { who: 'child', youngest: 2, oldest: 11, people: 2 }
  const read = {
    title: old.title,
    minGroup: 4,
    priceTable: {
      ...priceTable,
      heads: [{ fare: { who: 'sharer', people: 2 } }, { fare: child }],
      rows: [{ ...rows[0], when: { days: ['2027-03-06'] } }],
    },
  }
  expect(await byName('Visa')).toMatchObject({ source: read, properties: read })
  const texts = [...(await db.select().from(nodeVersions)), ...(await db.select().from(publications))]
  expect(texts.map(text => text.snapshot)).toEqual(
    texts.map(() => expect.objectContaining({ source: read, properties: read })),
  )
  await pool.query('update content.nodes set source = $1', [old])
  await readPricesOnce(db)
  expect(await byName('Visa')).toMatchObject({ source: old })
  await pool.query('delete from content.publications')
})
