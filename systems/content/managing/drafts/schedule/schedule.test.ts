import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { audit } from '@agency/contracts/manage/audit.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { publications } from '../../../database/publishing/publication-tables.ts'
import { nodes } from '../../../database/tables.ts'
import { mailingSystem } from '../../../testing/mailing-system.ts'
import { type StudioBrowser, sampleUser, signedInAs } from '../../../testing/studio-browser.ts'

const it = await mailingSystem()
const publisher = await signedInAs(it, 'publisher')
const writer = await signedInAs(it, 'writer')
afterAll(() => it.stop())

const wait = { timeout: 15_000 }
const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
/** An hour that no test lives to see. */
const far = '2099-11-27T01:00:00.000Z'

/** Jobs whose hour has come and that are not done. */
const waiting = `select id from content_jobs.job where name = 'publication' and state < 'completed' and start_after < now()`

const text = (bodyText: string, more: object = {}) => ({
  alias: 'prosePage',
  parentKey: null,
  name: 'Visas',
  source: { title: 'Visas', metaTitle: 'Visas', metaDescription: 'Visas', bodyText },
  ...more,
})
const open = async (key: string) => (await publisher.call<NodeDocument>('GET', `nodes/${key}`)).json
const from = (version: number) => ({ 'if-match': `"${version}"` })
const shown = async (key: string) => (await it.read(`shared/get?key=${key}&query=bodyText`)).json.bodyText
const auditOf = async (key: string) =>
  (await publisher.call<z.output<typeof audit>>('GET', `audit?key=${key}`)).json.entries
const startOf = async () => (await publisher.call<z.output<typeof startAnswer>>('GET', 'start')).json.publications
const act = (method: 'POST' | 'PUT' | 'DELETE', key: string, body?: object, headers?: Record<string, string>) =>
  publisher.call<{ version: number; faults?: object[] }>(method, `nodes/${key}/schedule`, body, headers)

/** Lets the hour of pages come, the same for all of them. */
async function letCome(...keys: string[]): Promise<string> {
  for (let ms = 500; ; ms *= 2) {
    const at = soon(ms)
    const answers = await Promise.all(keys.map(key => act('PUT', key, { at })))
    // On a busy machine it may have passed before it was chosen.
    if (answers.every(({ status }) => status === 200)) return at
  }
}

async function save(browser: StudioBrowser, key: string, bodyText: string, more?: object) {
  const { version } = await open(key)
  const draft = { urlSegment: key, ...text(bodyText, more) }
  const { status, json } = await browser.call<{ version: number }>('PUT', `nodes/${key}/draft`, draft, from(version))
  expect(status).toBe(200)
  return json.version
}

/** A live page that says "old", with a draft that says "new". */
async function changedPage() {
  const key = crypto.randomUUID()
  expect((await it.publish(key, { urlSegment: key, ...text('old') })).status).toBe(200)
  const version = await save(publisher, key, 'new')
  return { key, version }
}

test('a draft goes live at its hour as it was when the hour was chosen; later changes stay a draft', async () => {
  const { key, version } = await changedPage()
  const at = far
  expect(await act('POST', key, { at }, from(version))).toMatchObject({ status: 200, json: { at, version } })
  expect(await save(publisher, key, 'newer')).toBeGreaterThan(version)
  expect(await open(key)).toMatchObject({ publication: { at, version, by: 'Sample publisher', trouble: null } })
  expect(await shown(key)).toBe('<p>old</p>')
  const { json: tree } = await publisher.call<{ nodes: { key: string }[] }>('GET', 'tree')
  expect(tree.nodes.find(node => node.key === key)).toMatchObject({ goesLive: at })
  const { json: calendar } = await publisher.call<{ entries: object[] }>(
    'GET',
    'calendar?from=2099-11-27&to=2099-11-27',
  )
  expect(calendar.entries).toContainEqual({ key, name: 'Visas', at, what: 'goes-live', isDraft: false })
  expect(await startOf()).toMatchObject([{ key, at, isRelease: false, trouble: null }])
  it.site.received.length = 0

  await letCome(key)
  await expect.poll(() => shown(key), wait).toBe('<p>new</p>')
  expect(await open(key)).toMatchObject({ publication: null, state: 'changed', source: { bodyText: 'newer' } })
  const announced = () => it.site.received.filter(({ body }) => body.includes(key))
  await expect.poll(announced, wait).toHaveLength(1)
  expect((await auditOf(key))[0]).toMatchObject({ by: 'Sample publisher', what: 'published at an hour' })
})

test('the history is narrowed to a person, a page and a Malaysian day', async () => {
  const today = malaysianDay(Date.now())
  const found = async (query: object) =>
    (await publisher.call<z.output<typeof audit>>('GET', `audit?${new URLSearchParams({ day: today, ...query })}`)).json
      .entries
  const [mine] = await found({ who: 'SAMPLE pub', page: 'visa' })
  expect(mine).toMatchObject({ by: 'Sample publisher', name: 'Visas' })
  expect(await found({ who: 'nobody' })).toEqual([])
  expect(await found({ page: 'no such page' })).toEqual([])
  expect(await found({ day: '2020-01-01' })).toEqual([])
})

test('of several instances one publishes, once, also when a job runs again', async () => {
  const { key, version } = await changedPage()
  await act('POST', key, { at: far }, from(version))
  const others = await Promise.all([it.another(), it.another()])
  const at = await letCome(key)
  const { db, queue } = it.system
  const [job] = await db.select({ publication: publications.id }).from(publications).where(eq(publications.key, key))
  if (job) await queue.enqueue(db, 'publication', [job, job, job], { startAfter: new Date(at) })
  await expect.poll(() => shown(key), wait).toBe('<p>new</p>')
  await expect.poll(async () => (await db.execute(waiting)).rows, wait).toEqual([])
  for (const other of others) await other.stop()
  const done = (await auditOf(key)).filter(({ what }) => what === 'published at an hour')
  expect(done).toHaveLength(1)
})

test('another hour and taking back undo the hour before', async () => {
  const [moved, taken] = [await changedPage(), await changedPage()]
  const early = soon(15_000)
  await act('POST', moved.key, { at: early }, from(moved.version))
  await act('POST', taken.key, { at: early }, from(taken.version))
  expect((await act('PUT', moved.key, { at: far })).status).toBe(200)
  expect((await act('DELETE', taken.key)).status).toBe(204)
  // A third page of the same hour shows that it has come.
  const third = await changedPage()
  await act('POST', third.key, { at: far }, from(third.version))
  await act('PUT', third.key, { at: early })
  await expect.poll(() => shown(third.key), { timeout: 30_000 }).toBe('<p>new</p>')
  expect(await Promise.all([moved, taken].map(({ key }) => shown(key)))).toEqual(['<p>old</p>', '<p>old</p>'])
  expect(await open(moved.key)).toMatchObject({ publication: { at: far, version: moved.version } })
  expect(await open(taken.key)).toMatchObject({ publication: null, source: { bodyText: 'new' } })
  expect((await act('PUT', taken.key, { at: far })).status).toBe(404)
  await act('DELETE', moved.key)
})

test('what another person published in between stays, and the chooser is told', async () => {
  const { key, version } = await changedPage()
  await act('POST', key, { at: far }, from(version))
  await save(publisher, key, 'in between')
  expect((await it.edit('POST', `nodes/${key}/publish`)).status).toBe(200)
  expect(await open(key)).toMatchObject({ publication: { trouble: 'overtaken', failed: false } })
  await letCome(key)
  const failed = async () => (await open(key)).publication?.failed
  await expect.poll(failed, wait).toBe(true)
  expect(await shown(key)).toBe('<p>in between</p>')
  expect((await startOf())[0]).toMatchObject({ key, trouble: 'overtaken', failed: true })
  expect((await auditOf(key))[0]).toMatchObject({ by: 'Sample publisher', what: 'could not publish at an hour' })
  const mail = () => it.mails.received.findLast(({ text = '' }) => text.includes(key))
  await expect.poll(() => mail()?.recipients, wait).toEqual([sampleUser('publisher').email])
  expect((await act('DELETE', key)).status).toBe(204)
  expect(await startOf()).toEqual([])
})

test('a page that is in the trash, or has got a fault, does not go live at its hour', async () => {
  const [trashed, orphan, parent] = [await changedPage(), await changedPage(), await changedPage()]
  const version = await save(publisher, orphan.key, 'new', { parentKey: parent.key })
  await act('POST', trashed.key, { at: far }, from(trashed.version))
  await act('POST', orphan.key, { at: far }, from(version))
  for (const { key } of [trashed, parent]) expect((await it.edit('DELETE', `nodes/${key}`)).status).toBe(200)
  await letCome(trashed.key, orphan.key)
  await expect
    .poll(async () => (await startOf()).map(({ trouble }) => trouble).sort(), wait)
    .toEqual(['faults', 'trash'])
  expect(await shown(orphan.key)).toBe('<p>old</p>')
  for (const { key } of [trashed, orphan]) await act('DELETE', key)
})

test('a page that was moved or deleted and restored in between goes live where it stands', async () => {
  const [{ key, version }, parent] = [await changedPage(), await changedPage()]
  await act('POST', key, { at: far }, from(version))
  expect((await it.edit('POST', `nodes/${key}/move`, { parentKey: parent.key })).status).toBe(204)
  await it.edit('DELETE', `nodes/${key}`)
  await it.edit('POST', `trash/${key}/restore`)
  await letCome(key)
  await expect.poll(() => shown(key), wait).toBe('<p>new</p>')
  expect(await open(key)).toMatchObject({ parentKey: parent.key, publication: null })
})

test('going live early by hand ends the hour', async () => {
  const { key, version } = await changedPage()
  await act('POST', key, { at: far }, from(version))
  expect((await it.edit('POST', `nodes/${key}/publish`)).status).toBe(200)
  expect(await open(key)).toMatchObject({ publication: null })
})

test('an hour is refused to writers, in the past, for an older version, for what is not finished or would be over', async () => {
  const { key, version } = await changedPage()
  const at = far
  expect((await writer.call('POST', `nodes/${key}/schedule`, { at }, from(version))).status).toBe(403)
  expect((await act('POST', key, { at: soon(-1000) }, from(version))).status).toBe(400)
  expect((await act('POST', key, { at }, from(version - 1))).status).toBe(412)
  const over = await save(publisher, key, 'new', { unpublishAt: soon(3600_000) })
  const refused = await act('POST', key, { at }, from(over))
  expect(refused).toMatchObject({ status: 422, json: { faults: [{ path: ['unpublishAt'] }] } })
  const empty = await save(publisher, key, 'new', { source: {} })
  expect((await act('POST', key, { at }, from(empty))).status).toBe(422)
  expect(await open(key)).toMatchObject({ publication: null })
})

test('a page that visitors see does not vanish until “Shown from” unless the caller agrees, now or at an hour', async () => {
  const { key } = await changedPage()
  const version = await save(publisher, key, 'new', { publishAt: '2099-12-31T00:00:00.000Z' })
  const publish = (query: string) =>
    publisher.call<{ faults?: object[] }>('POST', `nodes/${key}/publish${query}`, undefined, from(version))
  const faults = [{ path: ['publishAt'], code: 'vanishes' }]
  expect(await publish('')).toMatchObject({ status: 422, json: { faults } })
  const at = far
  expect(await act('POST', key, { at }, from(version))).toMatchObject({ status: 422, json: { faults } })
  expect((await act('POST', key, { at, vanish: true }, from(version))).status).toBe(200)
  expect(await shown(key)).toBe('<p>old</p>')
  expect((await publish('?vanish=true')).status).toBe(200)
})

test('an hour that passes while nothing runs is made up for at the next start', async () => {
  const { key, version } = await changedPage()
  await act('POST', key, { at: far }, from(version))
  await it.system.queue.stop()
  const at = await letCome(key)
  await expect.poll(() => Date.now() > Date.parse(at)).toBe(true)
  const next = await it.another()
  const bodyOf = async (db: ContentDatabase) =>
    (await db.select().from(nodes).where(eq(nodes.key, key)))[0]?.source.bodyText
  await expect.poll(() => bodyOf(next.db), wait).toBe('new')
  await next.stop()
})
