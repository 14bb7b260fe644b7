import { verifyHook } from '@agency/contracts/content/hooks.ts'
import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { testServer } from '@agency/testing/test-database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hookOutbox, nodes } from './database/tables.ts'
import { announceDue } from './managing/announcing/announce-due.ts'
import { contentFolder, prose } from './testing/content-folder.ts'
import { testSystem } from './testing/test-system.ts'
import { writeNode } from './testing/write-node.ts'
import { uuidOfPath } from './tree/uuid-of-path.ts'

const hookSecret = 'sample-content-secret'
const faq = uuidOfPath('pages/faq')
const services = uuidOfPath('pages/services')
const newKey = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f11'
const timedKey = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f12'

const body = (title: string, more: object = {}) => ({
  alias: 'prosePage',
  name: title,
  urlSegment: title.toLowerCase(),
  source: { title, metaTitle: title, metaDescription: title, bodyText: 'Some *text*.' },
  ...more,
})

const server = await testServer()
const it = await testSystem(
  contentFolder({ 'pages/services.md': prose('Services'), 'pages/faq.md': prose('Questions') }),
  {},
  server,
)

afterAll(() => it.stop())

const announcedKeys = () => it.site.received.flatMap(({ body }) => JSON.parse(body).keys as string[])
const waiting = async () => (await it.system.db.select().from(hookOutbox)).length

beforeEach(async () => {
  it.site.answer(204)
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  it.site.received.length = 0
})

test('a published node is readable at once, and announced by a signed message with its ancestors', async () => {
  const made = await it.publish(newKey, body('Visa', { parentKey: services }))
  expect(made.status).toBe(200)
  expect(await made.json()).toMatchObject({ version: 2 })
  const page = await it.read(`shared/get?key=${services}&query=bodyText&deep=1`)
  expect(page.json.items).toMatchObject([{ name: 'Visa', bodyText: '<p>Some <em>text</em>.</p>' }])

  await expect.poll(announcedKeys).toHaveLength(2)
  expect(announcedKeys().sort()).toEqual([newKey, services].sort())
  const [message] = it.site.received
  if (!message) throw new Error('nothing was announced')
  const headers = {
    'x-timestamp': String(message.headers['x-timestamp']),
    'x-signature': String(message.headers['x-signature']),
  }
  expect(verifyHook(message.body, headers, hookSecret, new Date())).toBe('valid')

  const changed = await it.publish(newKey, body('Visa', { parentKey: services, name: 'Visas' }))
  expect(changed.status).toBe(200)
  expect(await changed.json()).toMatchObject({ version: 4 })
  expect((await it.edit('DELETE', `nodes/${services}`)).status).toBe(200)
  expect((await it.read(`shared/get?key=${newKey}`)).status).toBe(404)
  expect((await it.edit('DELETE', `nodes/${services}`)).status).toBe(404)
})

test('a node that does not fit is refused with a message', async () => {
  const refuse = async (key: string, input: object) => {
    const response = await it.publish(key, input)
    const { detail, faults } = (await response.json()) as { detail: string; faults?: Fault[] }
    const named = faults?.map(({ path, message }) => `${path.join('.')} ${message}`)
    return `${response.status} ${named?.join('; ') ?? detail}`
  }
  expect(await refuse(newKey, body('X', { alias: 'sliderPage' }))).toContain('422 alias is not a known content type')
  expect(await refuse(newKey, body('X', { source: { title: 'X', colour: 'red' } }))).toBe(
    '422 source.metaTitle is missing; source.metaDescription is missing; ' +
      'source.colour is not a property of this content type',
  )
  expect(await refuse('not-a-key', body('X'))).toContain('400 key')
  expect(await refuse(newKey, body('X', { parentKey: newKey }))).toContain('422 parentKey')
  expect(await refuse(faq, body('Faq', { parentKey: faq }))).toBe('422 parentKey A node cannot lie below itself.')
  expect(await refuse(newKey, body('FAQ'))).toBe(
    '422 urlSegment Another page under the same parent has this urlSegment.',
  )
  await it.edit('DELETE', `nodes/${faq}/draft`)
})

test('an announcement that the site refuses is sent again until it is accepted', async () => {
  it.site.answer(500)
  await it.publish(faq, body('Faq'))
  const first = async () => (await it.system.db.select().from(hookOutbox))[0]
  await expect.poll(first, { timeout: 10_000 }).toMatchObject({ attempts: 2, lastError: 'answered 500' })
  it.site.answer(204)
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  expect(it.site.received).toHaveLength(3)
}, 30_000)

test('a node appears and disappears on schedule, and both changes are announced', async () => {
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
  await it.publish(timedKey, body('Flash', { publishAt: soon(1200), unpublishAt: soon(2600) }))
  const status = async () => (await it.read(`shared/get?key=${timedKey}`)).status
  expect(await status()).toBe(404)
  await expect.poll(announcedKeys).toEqual([timedKey])
  await expect.poll(status, { timeout: 5000 }).toBe(200)
  await expect.poll(announcedKeys, { timeout: 5000 }).toHaveLength(2)
  await expect.poll(status, { timeout: 5000 }).toBe(404)
  await expect.poll(announcedKeys, { timeout: 5000 }).toHaveLength(3)
}, 30_000)

test('scheduled changes that passed during downtime are announced once afterwards', async () => {
  const { db } = it.system
  await db
    .update(nodes)
    .set({ publishAt: new Date(Date.now() + 1000) })
    .where(eq(nodes.key, faq))
  const later = new Date(Date.now() + 60_000)
  expect(await announceDue(db, later)).toBe(1)
  expect(await announceDue(db, later)).toBe(0)
  await expect.poll(announcedKeys).toEqual([faq])
})

test('reads go on while the database is away, and later writes of other processes are found', async () => {
  const read = () => it.read(`shared/get?key=${faq}&query=title`)
  await it.publish(faq, body('Faq'))
  await server.kill()
  expect((await read()).json).toMatchObject({ title: 'Faq' })
  expect((await it.publish(faq, body('Lost'))).status).toBe(503)
  await server.restart()
  expect((await read()).json).toMatchObject({ title: 'Faq' })

  await writeNode(it.system.db, faq, { properties: { ...body('Faq').source, title: 'Written by another process' } })
  await expect.poll(async () => (await read()).json.title, { timeout: 10_000 }).toBe('Written by another process')
  const { $client: pool } = it.system.db
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 10_000 }).toBe(0)
}, 60_000)
