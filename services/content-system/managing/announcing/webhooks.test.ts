import { verifyHook } from '@agency/contracts/content/hooks.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { type Receiver, startReceiver } from '@agency/testing/receiver.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { type TestSystem, testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const SERVICES = uuidOfPath('pages/services')
const SECRET = 'a secret of the other system'
let it: TestSystem
let other: Receiver
beforeAll(async () => {
  other = await startReceiver()
  it = await testSystem(contentFolder({ 'pages/services.md': prose('Services') }))
}, 60_000)
afterAll(async () => {
  await it.stop()
  other.stop()
})

async function publish(name: string) {
  const source = { title: name, metaTitle: name, metaDescription: name, bodyText: 'Text' }
  const node = { alias: 'prosePage', name, urlSegment: 'services', source }
  expect((await it.publish(SERVICES, node)).status).toBe(200)
}

type Listed = { webhooks: { id: string; url: string; lastError: string | null }[] }
const list = async () => (await (await it.edit('GET', 'webhooks')).json()) as Listed

test('a webhook gets each change signed, repeatedly until it accepts; the site does not wait for it', async () => {
  other.answer(500)
  const url = `${other.url}/changed`
  expect((await it.edit('POST', 'webhooks', { url, secret: 'short' })).status).toBe(400)
  expect((await it.edit('POST', 'webhooks', { url, secret: SECRET })).status).toBe(201)
  expect(JSON.stringify(await list())).not.toContain(SECRET)
  it.site.received.splice(0)
  await publish('First')
  await eventually('the site is notified', () => it.site.received.length > 0)
  await eventually('the webhook refused', async () => (await list()).webhooks[0]?.lastError === 'answered 500')
  other.answer(204)
  await eventually('the webhook has accepted it', async () => (await list()).webhooks[0]?.lastError === null, 20_000)
  const last = other.received.at(-1)
  expect(JSON.parse(last?.body ?? '').keys).toContain(SERVICES)
  expect(verifyHook(last?.body ?? '', last?.headers ?? {}, SECRET, new Date())).toBe('valid')
})

type Delivery = { id: number; nodes: number; status: number | null; error: string | null }
const deliveriesOf = async (id: string) =>
  ((await (await it.edit('GET', `webhooks/${id}/deliveries`)).json()) as { deliveries: Delivery[] }).deliveries

test('each delivery is recorded with its answer, and can be sent again', async () => {
  const [{ id = '' } = {}] = (await list()).webhooks
  const noted = await deliveriesOf(id)
  expect(noted[0]).toMatchObject({ status: 204, error: null })
  expect(noted.at(-1)).toMatchObject({ status: 500, error: 'answered 500' })
  other.received.splice(0)
  expect((await it.edit('POST', `webhooks/${id}/deliveries/${noted[0]?.id}/retry`)).status).toBe(202)
  await eventually('the webhook is called again', () => other.received.length > 0)
  expect(JSON.parse(other.received[0]?.body ?? '').keys).toContain(SERVICES)
  expect((await it.edit('POST', `webhooks/${id}/deliveries/999999/retry`)).status).toBe(404)
})

test('a test call shows and records the answer of a webhook', async () => {
  const [{ id = '' } = {}] = (await list()).webhooks
  other.received.splice(0)
  other.answer(418)
  const answer = await (await it.edit('POST', `webhooks/${id}/test`)).json()
  other.answer(204)
  expect(answer).toMatchObject({ nodes: 0, status: 418, error: 'answered 418' })
  expect(verifyHook(other.received[0]?.body ?? '', other.received[0]?.headers ?? {}, SECRET, new Date())).toBe('valid')
  expect(JSON.parse(other.received[0]?.body ?? '')).toMatchObject({ test: true })
  expect((await deliveriesOf(id))[0]).toEqual(answer)
})

test('a webhook gets the chosen kinds of change while it is on', async () => {
  const [{ id = '' } = {}] = (await list()).webhooks
  const change = async (events: string[], on: boolean) =>
    expect((await it.edit('PUT', `webhooks/${id}`, { events, on })).status).toBe(200)
  const makeRedirect = (from: string) => it.edit('POST', 'redirects', { from, to: '/services' })
  await change(['redirects'], true)
  other.received.splice(0)
  await publish('Not wanted')
  expect((await makeRedirect('/wanted')).status).toBe(201)
  await eventually('the webhook is called', () => other.received.length > 0)
  expect(other.received.map(({ body }) => body).join()).not.toContain(SERVICES)
  await change(['redirects'], false)
  other.received.splice(0)
  it.site.received.splice(0)
  await makeRedirect('/switched-off')
  await eventually('the site is notified', () => it.site.received.length > 0)
  expect(other.received).toEqual([])
  await change(['changed', 'removed'], true)
  expect((await it.edit('DELETE', `nodes/${SERVICES}`)).status).toBe(200)
  await eventually('the webhook is called for the removal', () =>
    other.received.some(({ body }) => body.includes(SERVICES)),
  )
})

test('a new address gets the same changes signed by the same secret; an internal address is refused', async () => {
  const [{ id = '', url = '' } = {}] = (await list()).webhooks
  const change = (address: string) =>
    it.edit('PUT', `webhooks/${id}`, { url: address, events: ['changed', 'removed', 'redirects'], on: true })
  expect((await change('http://169.254.169.254/latest/meta-data')).status).toBe(422)
  expect((await list()).webhooks[0]?.url).toBe(url)
  expect((await change('mailto:editor@example.com')).status).toBe(400)
  expect(await (await change(`${url}-elsewhere`)).json()).toMatchObject({ url: `${url}-elsewhere`, on: true })
  other.received.splice(0)
  await it.edit('POST', 'redirects', { from: '/at-new-address', to: '/services' })
  await eventually('the new address is called', () => other.received.length > 0)
  expect(other.received[0]?.path).toBe('/changed-elsewhere')
  expect(verifyHook(other.received[0]?.body ?? '', other.received[0]?.headers ?? {}, SECRET, new Date())).toBe('valid')
})

test('a missing secret is generated and shown once', async () => {
  const url = 'http://localhost:9/changed'
  const { id, secret } = (await (await it.edit('POST', 'webhooks', { url })).json()) as { id: string; secret: string }
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await list())).not.toContain(secret)
  const answer = await (await it.edit('POST', `webhooks/${id}/test`)).json()
  expect(answer).toMatchObject({ status: null, error: expect.stringContaining('ECONNREFUSED') })
  expect((await it.edit('DELETE', `webhooks/${id}`)).status).toBe(204)
})

test('a removed webhook gets no further calls', async () => {
  const [one] = (await list()).webhooks
  const { app } = it
  const headers = { 'x-editor-key': 'sample-content-editor-key' }
  expect((await app.request(`/manage/webhooks/${one?.id}`, { method: 'DELETE', headers })).status).toBe(204)
  other.received.splice(0)
  it.site.received.splice(0)
  await it.edit('POST', 'redirects', { from: '/after-removal', to: '/services' })
  await eventually('the site is notified', () => it.site.received.length > 0)
  expect(other.received).toEqual([])
})
