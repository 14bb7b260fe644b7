import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { afterAll, expect, test } from 'vitest'
import { importContent } from '../../files/importing/import-content.ts'
import { readContent } from '../../files/reading/read-content.ts'
import { contentFolder, prose, writeContentFile } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const services = uuidOfPath('pages/services')
const visa = uuidOfPath('pages/services/visa')
const tours = uuidOfPath('pages/tours')
const newKey = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f31'
const folder = contentFolder({
  'pages/services.md': prose('Services'),
  'pages/services/visa.md': prose('Visa', 'A *Malaysian* passport.'),
  'pages/tours.md': prose('Tours'),
})

const it = await testSystem(folder)
afterAll(() => it.stop())

const open = async (key: string) => {
  const response = await it.edit('GET', `nodes/${key}`)
  return { status: response.status, etag: response.headers.get('etag'), ...((await response.json()) as NodeDocument) }
}
const editable = ({ alias, parentKey, name, urlSegment, source, publishAt, unpublishAt, updated }: NodeDocument) => ({
  alias,
  parentKey,
  name,
  urlSegment,
  source,
  publishAt,
  unpublishAt,
  updated,
})
const save = async (key: string, draft: object, version?: number) => {
  const headers = version === undefined ? undefined : { 'if-match': `"${version}"` }
  const response = await it.edit('PUT', `nodes/${key}/draft`, draft, headers)
  return {
    status: response.status,
    ...((await response.json()) as { version: number; faults: object[]; current: NodeDocument }),
  }
}
const shown = async (key: string) => (await it.read(`shared/get?key=${key}&query=title,bodyText`)).json

test('one request opens a node with its source', async () => {
  const { status, etag, ...node } = await open(visa)
  expect([status, etag]).toEqual([200, '"1"'])
  expect(node).toMatchObject({
    key: visa,
    path: [{ key: services, name: 'Services' }],
    source: { title: 'Visa', bodyText: 'A *Malaysian* passport.' },
    version: 1,
    publishedVersion: 1,
    state: 'published',
    changedBy: 'files',
    address: '/services/visa',
    file: { path: 'pages/services/visa.md', conflict: false },
  })
  expect((await it.edit('GET', `nodes/${newKey}`)).status).toBe(404)
})

test('a draft may be incomplete, stays invisible to visitors, and can be published once complete', async () => {
  const before = await open(visa)
  const unfinished = { ...editable(before), source: { ...before.source, title: '', colour: 'red' } }
  const kept = await save(visa, unfinished, 1)
  expect(kept).toMatchObject({ status: 200, version: 2 })
  expect(kept.faults).toEqual([
    { path: ['source', 'title'], message: 'is empty' },
    { path: ['source', 'colour'], message: 'is not a property of this content type' },
  ])
  expect(await open(visa)).toMatchObject({ state: 'changed', version: 2, publishedVersion: 1, source: { title: '' } })
  expect((await shown(visa)).title).toBe('Visa')
  const refused = await it.edit('POST', `nodes/${visa}/publish`)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ faults: kept.faults })

  const whole = { ...editable(before), source: { ...before.source, title: 'Visas' } }
  expect(await save(visa, whole, 2)).toMatchObject({ status: 200, version: 3, faults: [] })
  const published = await it.edit('POST', `nodes/${visa}/publish`, undefined, { 'if-match': '"3"' })
  expect(await published.json()).toEqual({ version: 4, touched: ['/services/visa', '/services'] })
  const { versions } = (await (await it.edit('GET', `nodes/${visa}/versions`)).json()) as { versions: object[] }
  expect(versions.slice(0, 2)).toMatchObject([
    { version: 4, draft: false, published: true, summary: 'published' },
    { version: 3, draft: true, summary: 'title' },
  ])
  expect(await shown(visa)).toMatchObject({ title: 'Visas', bodyText: '<p>A <em>Malaysian</em> passport.</p>' })
  expect(await open(visa)).toMatchObject({ state: 'published', changedBy: 'machine' })
})

test('saves within minutes are one version; the second of two editors gets the text of the first', async () => {
  const before = await open(tours)
  const typed = (title: string) => ({ ...editable(before), source: { ...before.source, title } })
  const first = await save(tours, typed('To'), before.version)
  const second = await save(tours, typed('Tour'), first.version)
  const late = await save(tours, typed('Mine'), before.version)
  expect(late).toMatchObject({ status: 412, current: { version: second.version, source: { title: 'Tour' } } })
  const { versions } = (await (await it.edit('GET', `nodes/${tours}/versions`)).json()) as { versions: object[] }
  expect(versions).toMatchObject([
    { version: second.version, draft: true, published: false, summary: 'title' },
    { version: 1, by: 'files', draft: false, published: true, summary: 'created' },
  ])
  expect((await it.edit('DELETE', `nodes/${tours}/draft`)).status).toBe(204)
  expect(await open(tours)).toMatchObject({ state: 'published', version: 1, source: { title: 'Tours' } })
  expect((await it.edit('DELETE', `nodes/${tours}/draft`)).status).toBe(404)
})

test('an earlier version is restored as a draft', async () => {
  const restored = await it.edit('POST', `nodes/${visa}/versions/1/restore`)
  const { version } = (await restored.json()) as { version: number }
  expect(await open(visa)).toMatchObject({ version, state: 'changed', source: { title: 'Visa' } })
  const old = await it.edit('GET', `nodes/${visa}/versions/1`)
  expect(await old.json()).toMatchObject({ version: 1, by: 'files', source: { title: 'Visa' } })
  expect((await it.edit('GET', `nodes/${visa}/versions/99`)).status).toBe(404)
  await it.edit('DELETE', `nodes/${visa}/draft`)
})

test('a new node starts as a draft that only the tree and previews show, and can be scheduled', async () => {
  const source = { title: 'New', metaTitle: 'New', metaDescription: 'New', bodyText: 'Text' }
  const draft = { alias: 'prosePage', parentKey: services, name: 'New', urlSegment: 'new', source }
  expect(await save(newKey, draft, 0)).toMatchObject({ status: 200, version: 1, faults: [] })
  expect(await open(newKey)).toMatchObject({
    id: null,
    publishedVersion: null,
    state: 'draft',
    address: '/services/new',
  })
  expect((await shown(newKey)).status).toBe(404)
  await save(newKey, { ...draft, publishAt: '2099-01-01T00:00:00+08:00' }, 1)
  expect((await it.edit('POST', `nodes/${newKey}/publish`)).status).toBe(200)
  expect(await open(newKey)).toMatchObject({ state: 'scheduled', publishAt: '2098-12-31T16:00:00.000Z' })
  expect((await shown(newKey)).status).toBe(404)
})

test('an unpublished node is not shown, and shows again once published', async () => {
  expect((await it.edit('POST', `nodes/${tours}/unpublish`)).status).toBe(200)
  expect((await shown(tours)).status).toBe(404)
  expect(await open(tours)).toMatchObject({ state: 'ended' })
  expect((await it.edit('POST', `nodes/${tours}/publish`)).status).toBe(200)
  expect((await shown(tours)).title).toBe('Tours')
})

test('a file that changed after an edit is a conflict with both texts, until an editor resolves it', async () => {
  writeContentFile(folder, 'pages/services/visa.md', prose('Visa', 'By the file.'))
  const read = readContent(folder)
  await importContent(it.system.db, read.nodes, 'next', read.texts)
  await it.system.refresh()
  const node = await open(visa)
  expect(node).toMatchObject({
    state: 'conflict',
    source: { title: 'Visas' },
    file: { conflict: true },
    conflict: { by: 'file', source: { title: 'Visa', bodyText: 'By the file.' } },
  })
  expect((await shown(visa)).title).toBe('Visas')
  const merged = { ...editable(node), source: { ...node.source, bodyText: 'By the file.' } }
  await save(visa, merged, node.version)
  expect((await it.edit('POST', `nodes/${visa}/publish`)).status).toBe(200)
  expect(await open(visa)).toMatchObject({ state: 'published', conflict: null })
  await importContent(it.system.db, readContent(folder).nodes, 'again')
  await it.system.refresh()
  expect(await open(visa)).toMatchObject({ state: 'published', source: { title: 'Visas', bodyText: 'By the file.' } })
})

test('a changed file is published despite a draft, which becomes the other text of a conflict', async () => {
  const before = await open(services)
  await save(services, { ...editable(before), name: 'My draft' }, before.version)
  writeContentFile(folder, 'pages/services.md', prose('Services', 'By the file.'))
  await importContent(it.system.db, readContent(folder).nodes, 'third')
  await it.system.refresh()
  expect(await open(services)).toMatchObject({
    state: 'conflict',
    name: 'Services',
    conflict: { by: 'editor', name: 'My draft' },
  })
  expect((await shown(services)).bodyText).toBe('<p>By the file.</p>')
  expect((await it.edit('DELETE', `nodes/${services}/draft`)).status).toBe(204)
  expect(await open(services)).toMatchObject({ state: 'published', conflict: null })
})

test('editors who have a node open are listed for a while', async () => {
  const entered = await it.edit('POST', `nodes/${visa}/presence`)
  expect(await entered.json()).toMatchObject({ present: [{ name: 'machine' }] })
  expect((await open(visa)).present).toMatchObject([{ name: 'machine' }])
})

test('discarding, restoring or deleting fails if another user has saved since', async () => {
  const nodeKey = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f39'
  const draft = { alias: 'prosePage', name: 'Seasons', urlSegment: 'seasons', source: { title: 'First' } }
  const { version: seen } = await save(nodeKey, draft)
  const restore = (from: number) =>
    it.edit('POST', `nodes/${nodeKey}/versions/${seen}/restore`, undefined, { 'if-match': `"${from}"` })
  const discard = (from: number) => it.edit('DELETE', `nodes/${nodeKey}/draft`, undefined, { 'if-match': `"${from}"` })
  const remove = (from: number) => it.edit('DELETE', `nodes/${nodeKey}`, undefined, { 'if-match': `"${from}"` })
  const { version: newer } = (await (await restore(seen)).json()) as { version: number }
  for (const overtaken of [restore, discard, remove]) expect((await overtaken(seen)).status).toBe(412)
  expect(await open(nodeKey)).toMatchObject({ status: 200, version: newer })
  expect((await discard(newer)).status).toBe(204)
  await save(nodeKey, { ...draft, source: { title: 'Again' } })
  expect((await remove((await open(nodeKey)).version)).status).toBe(200)
})
