import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type NodeRow, nodes } from '../../database/tables.ts'
import { textsOf } from '../../delivery/translations/texts.ts'
import { contentFolder, prose, writeContentFile } from '../../testing/content-folder.ts'
import { row } from '../../testing/rows.ts'
import { testSystem } from '../../testing/test-system.ts'
import { translationKey, uuidOfPath } from '../../tree/uuid-of-path.ts'
import { importContent } from '../importing/import-content.ts'
import { stableText } from '../importing/stable-text.ts'
import { contentFileNames, readContent, readTexts } from '../reading/read-content.ts'
import type { SourceNode } from '../reading/source-node.ts'
import { exportContent, filesOf } from './export-content.ts'

const shipped = join(import.meta.dirname, '../..', 'content')

const rowsOf = (source: SourceNode[]): NodeRow[] =>
  source.map(({ path: _, standsIn: __, ...node }) => row(node.key, node.parentKey, { ...node, file: null }))

const states = (source: SourceNode[]) =>
  source.map(({ file: _, path: __, sourceHash: ___, ...node }) => stableText(node)).sort()

test('every shipped file comes back byte for byte', () => {
  const read = readContent(shipped)
  const { files, conflicts } = filesOf(rowsOf(read.nodes), read.texts)
  expect([...files.keys()].sort()).toEqual(contentFileNames(shipped))
  const changed = [...files].filter(([path, text]) => readFileSync(join(shipped, path), 'utf8') !== text)
  expect(changed.map(([path]) => path)).toEqual([])
  expect(conflicts).toEqual([])
})

test('every shipped file, rewritten in our format, has the same content', () => {
  const { nodes: source } = readContent(shipped)
  const { files } = filesOf(rowsOf(source), new Map())
  const again = readTexts('content', files)
  expect(again.faults).toEqual([])
  expect(states(again.nodes)).toEqual(states(source))
})

const folder = contentFolder({
  'pages/services.md': prose('Services', 'As   it was.'),
  'pages/services/visa.md': prose('Visa'),
  'menu.md':
    '---\nalias: menu\nname: Menu\nitems:\n  - {alias: menuItem, name: A, menuLink: /a}\n  - {alias: menuItem, name: B, menuLink: /b}\n---\n',
  'pages/guide/first.md': prose('First'),
})
const visa = uuidOfPath('pages/services/visa')
const newKey = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f61'
const it = await testSystem(folder)
afterAll(() => it.stop())

const edit = async (key: string, change: (node: Record<string, unknown>) => object) => {
  const node = (await (await it.edit('GET', `nodes/${key}`)).json()) as Record<string, unknown>
  await it.edit('PUT', `nodes/${key}/draft`, change(node))
  expect((await it.edit('POST', `nodes/${key}/publish`)).status).toBe(200)
}
/** Imports what is exported, and gives back what that changed. */
const importAgain = async () => {
  const { files } = await exportContent(it.system.db)
  const read = readTexts('content', files)
  expect(read.faults).toEqual([])
  return importContent(it.system.db, read.nodes, 'again', read.texts)
}

test('only changed files are rewritten, and importing them changes nothing', async () => {
  await edit(visa, node => ({ ...node, source: { ...(node.source as object), title: 'Visas: all' } }))
  const { files } = await exportContent(it.system.db)
  expect(files.get('pages/services.md')).toBe(prose('Services', 'As   it was.'))
  expect(files.get('pages/services/visa.md')).toBe(
    '---\nalias: prosePage\nname: Visa\ntitle: "Visas: all"\nmetaTitle: Visa\nmetaDescription: About Visa\n---\n\nSome *text*.\n',
  )
  expect(await importAgain()).toMatchObject({ added: 0, changed: 0, removed: 0, notes: [] })
})

test('an edited tour has its days in the order of the schema, and an unedited one stays as written', async () => {
  const days =
    '  - day: 1\n    title: Arrival\n    stops:\n      - place: Penang\n        by: rail\n    text: By train.\n    meals: Dinner\n'
  const tour = (name: string, more: string) =>
    `---\nalias: contentDetail\nname: ${name}\ntitle: ${name}\nmetaTitle: ${name}\nmetaDescription: All of ${name}.\n${more}---\n`
  const price =
    'priceTable:\n  caption: In ringgit\n  columns:\n    - Low\n  heads:\n    - {}\n  rows:\n    - label: Adult\n      prices:\n        - 900\n'
  const own = `itinerary:\n  - {text: By bus., title: Arrival, day: 1}\nhighlights: [Quay]\n`
  const before = new Map([
    ['pages/changed.md', tour('Changed', `itinerary:\n${days}${price}`)],
    ['pages/same.md', tour('Same', own)],
  ])
  const added = readTexts('content', before)
  expect(added.faults).toEqual([])
  const { rows } = await it.system.db.$client.query('select value::jsonb as value from unnest($1::text[]) as value', [
    added.nodes.map(({ source }) => JSON.stringify(source)),
  ])
  const stored = rowsOf(added.nodes).map((row, index) => ({ ...row, source: rows[index].value }))
  const changed = stored.map(row => (row.name === 'Changed' ? { ...row, source: { ...row.source, nights: 2 } } : row))
  const { files } = filesOf(changed, before)
  expect(files.get('pages/same.md')).toBe(tour('Same', own))
  expect(files.get('pages/changed.md')).toBe(tour('Changed', `nights: 2\nitinerary:\n${days}${price}`))
})

test('new, renamed and moved nodes get files at their addresses and keep their keys', async () => {
  const item = {
    alias: 'menuItem',
    parentKey: uuidOfPath('menu'),
    name: 'C',
    urlSegment: 'c',
    source: { menuLink: '/c' },
  }
  await it.edit('PUT', `nodes/${newKey}/draft`, item)
  await it.edit('POST', `nodes/${newKey}/publish`)
  await edit(uuidOfPath('pages/services'), node => ({ ...node, urlSegment: 'help' }))
  await it.edit('POST', `nodes/${uuidOfPath('pages/guide/first')}/move`, { parentKey: visa })
  const { files } = await exportContent(it.system.db)
  expect([...files.keys()].sort()).toEqual([
    'menu.md',
    'pages/help.md',
    'pages/help/visa.md',
    'pages/help/visa/first.md',
  ])
  expect(files.get('pages/help/visa.md')).toContain(`key: ${visa}`)
  expect(files.get('menu.md')).toContain(`name: C\n    key: ${newKey}\n    menuLink: /c`)
  const before = await it.system.db.select().from(nodes)
  expect(await importAgain()).toMatchObject({ added: 0, changed: 0, notes: [] })
  const after = await it.system.db.select().from(nodes)
  const seen = (rows: NodeRow[]) =>
    rows
      .filter(({ alias }) => alias !== 'folder')
      .map(({ key, version, urlSegment, parentKey, properties }) =>
        stableText({ key, version, urlSegment, parentKey, properties }),
      )
  expect(seen(after).sort()).toEqual(seen(before).sort())
})

test('a file in conflict stays as it is', async () => {
  const changed = prose('Visa', 'By the file.').replace('alias:', `key: ${visa}\nalias:`)
  await edit(visa, node => ({ ...node, name: 'Mine' }))
  const { files } = await exportContent(it.system.db)
  files.set('pages/help/visa.md', changed)
  const read = readTexts('content', files)
  await importContent(it.system.db, read.nodes, 'conflict', read.texts)
  const next = await exportContent(it.system.db)
  expect(next.conflicts).toEqual(['pages/help/visa.md'])
  expect(next.files.get('pages/help/visa.md')).toBe(changed)
})

test('the archive unpacks to the files', async () => {
  const response = await it.edit('GET', 'export')
  expect(response.headers.get('content-type')).toBe('application/gzip')
  const place = mkdtempSync(join(tmpdir(), 'export-'))
  writeFileSync(join(place, 'content.tar.gz'), Buffer.from(await response.arrayBuffer()))
  execFileSync('tar', ['xzf', 'content.tar.gz'], { cwd: place })
  const { files } = await exportContent(it.system.db)
  for (const [path, text] of files) expect(readFileSync(join(place, path), 'utf8')).toBe(text)
  rmSync(place, { recursive: true })
})

test('the command writes changed files, and fails without overwriting a foreign change', async () => {
  const place = contentFolder({})
  const run = () =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), place], {
      env: { PATH: process.env.PATH, DATABASE_URL: it.database.url, LOG_LEVEL: 'silent' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  await it.edit('DELETE', `nodes/${visa}/draft`)
  expect(run()).toContain('4 files written or removed, 4 in all')
  expect(run()).toContain('0 files written or removed')
  writeContentFile(place, 'menu.md', 'changed by hand')
  expect(run).toThrow()
  expect(readFileSync(join(place, 'menu.md'), 'utf8')).toBe('changed by hand')
})

test('translations of a page stand beside it, those of an item with them, or in the item, and importing them changes nothing', async () => {
  const [title] = textsOf({ alias: 'prosePage', name: 'Services', properties: { title: 'Services' } }).slice(1)
  const text = { at: 'title', of: title?.of, state: 'reviewed', by: 'machine' }
  const body = { at: 'bodyText', of: '0123456789', words: 'Dengan *teks*.', state: 'draft', by: 'machine' }
  const translations = [
    [uuidOfPath('pages/services'), { texts: [{ ...text, words: 'Perkhidmatan' }, body] }],
    [uuidOfPath('menu#a'), { texts: [{ ...text, words: 'Satu', at: 'name' }] }],
    [uuidOfPath('menu'), { texts: [] }, 'zh'],
    [uuidOfPath('menu#a'), { texts: [{ ...text, words: '一', at: 'name' }] }, 'zh'],
  ] as const
  for (const [parentKey, source, urlSegment = 'ms'] of translations) {
    const node = { alias: 'translation', parentKey, name: 'Translation', urlSegment, source }
    expect((await it.publish(translationKey(parentKey, urlSegment), node)).status).toBe(200)
  }
  const { files } = await exportContent(it.system.db)
  expect(files.get('pages/help.ms.md')).toBe(
    `---\nalias: translation\nname: Translation\ntexts:\n  - at: title\n    of: ${title?.of}\n    words: Perkhidmatan\n    state: reviewed\n    by: machine\n  - at: bodyText\n    of: "0123456789"\n    state: draft\n    by: machine\n---\n\nDengan *teks*.\n`,
  )
  expect(files.get('menu.md')).toContain('urlSegment: ms')
  expect(files.get('menu.md')).not.toContain('urlSegment: zh')
  expect(files.get('menu.zh.md')).toContain(
    `\nitems:\n  - item: a\n    name: Translation\n    texts:\n      - at: name\n`,
  )
  expect(await importAgain()).toMatchObject({ added: 0, changed: 0, removed: 0, notes: [] })
})
