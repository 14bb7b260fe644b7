import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HookHeaders, verifyHook } from '@agency/contracts/content/hooks.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidOfPath } from '../../files/reading/uuid-of-path.ts'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { type TestSystem, testSystem } from '../../testing/test-system.ts'

const SERVICES = uuidOfPath('pages/services')
const SECRET = 'a secret of the other system'
let it: TestSystem
const told: { body: string; headers: Partial<HookHeaders> }[] = []
let status = 500
const other = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    told.push({ body, headers: request.headers as Partial<HookHeaders> })
    response.writeHead(status).end()
  })
})

beforeAll(async () => {
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  it = await testSystem(contentFolder({ 'pages/services.md': prose('Services') }))
}, 60_000)
afterAll(async () => {
  await it.stop()
  other.close()
})

async function publish(name: string) {
  const properties = { title: name, metaTitle: name, metaDescription: name, bodyText: 'Text' }
  const node = { alias: 'prosePage', name, urlSegment: 'services', properties }
  expect((await it.manage('PUT', SERVICES, node)).status).toBe(200)
}

type Listed = { webhooks: { id: string; url: string; lastError: string | null }[] }
const list = async () => (await (await it.edit('GET', 'webhooks')).json()) as Listed

test('a webhook is told of each change, signed, until it takes it; the site does not wait for it', async () => {
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/changed`
  expect((await it.edit('POST', 'webhooks', { url, secret: 'short' })).status).toBe(400)
  expect((await it.edit('POST', 'webhooks', { url, secret: SECRET })).status).toBe(201)
  expect(JSON.stringify(await list())).not.toContain(SECRET)
  it.site.received.splice(0)
  await publish('First')
  await eventually('the site is told', () => it.site.received.length > 0)
  await eventually('the webhook refused', async () => (await list()).webhooks[0]?.lastError === 'answered 500')
  status = 204
  await eventually('the webhook has taken it', async () => (await list()).webhooks[0]?.lastError === null, 20_000)
  const last = told.at(-1)
  expect(JSON.parse(last?.body ?? '').keys).toContain(SERVICES)
  expect(verifyHook(last?.body ?? '', last?.headers ?? {}, SECRET, new Date())).toBe('valid')
})

test('a webhook that was removed is told no more', async () => {
  const [one] = (await list()).webhooks
  const { app } = it
  const headers = { 'x-editor-key': 'sample-content-editor-key' }
  expect((await app.request(`/manage/webhooks/${one?.id}`, { method: 'DELETE', headers })).status).toBe(204)
  told.splice(0)
  it.site.received.splice(0)
  await publish('Second')
  await eventually('the site is told', () => it.site.received.length > 0)
  expect(told).toEqual([])
})
