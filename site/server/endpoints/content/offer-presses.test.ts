import { verifyHook } from '@agency/contracts/content/hooks.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { startReceiver } from '@agency/testing/receiver.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { offerPresses } from './offer-presses.ts'

const sharedSecret = 'a secret of the site and the content system'
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }

async function setUp() {
  const receiver = await startReceiver()
  const env = { CONTENT_URL: receiver.url, CONTENT_SECRET: sharedSecret }
  const { count } = offerPresses(env, createLogger('test', 'silent'), 5)
  const app = new Hono<ServiceEnv>().use(count).all('*', c => c.text('', c.req.query('about') === '/away' ? 503 : 200))
  return {
    receiver,
    get: (path: string, headers: object = {}) => app.request(path, { headers: { ...person, ...headers } }),
  }
}

test('views of a form for an offer are told together, signed, without anything about the visitor', async () => {
  const { receiver, get } = await setUp()
  for (const path of [
    '/contactus?about=/tours/bali',
    '/contactus?about=%2Ftours%2Fbali',
    '/contactus?about=/tours/ipoh',
  ])
    await get(path, { cookie: 'who=Siti' })
  await expect.poll(() => receiver.received.length).toBe(1)
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.received
  expect(path).toBe('/hooks/offer-presses')
  expect(verifyHook(body, headers, sharedSecret, new Date())).toBe('valid')
  expect(JSON.parse(body).pressed).toEqual([
    { path: '/tours/bali', times: 2 },
    { path: '/tours/ipoh', times: 1 },
  ])
  expect(JSON.stringify([headers, body])).not.toMatch(/Siti|Firefox/)
  receiver.stop()
})

test('programs, pages fetched ahead, failures and other addresses do not count', async () => {
  const { receiver, get } = await setUp()
  await get('/contactus?about=/tours/bali', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await get('/contactus?about=/tours/bali', { 'sec-purpose': 'prefetch' })
  await get('/contactus?about=/tours/bali', { 'x-purpose': 'prefetch' })
  for (const path of [
    '/contactus?about=/away',
    '/contactus?about=//evil.example',
    '/contactus',
    '/faq?about=/tours/bali',
  ])
    await get(path)
  await get('/contactus?about=/tours/ipoh')
  await expect.poll(() => receiver.received.length).toBe(1)
  expect(JSON.parse(receiver.received[0]?.body ?? '').pressed).toEqual([{ path: '/tours/ipoh', times: 1 }])
  receiver.stop()
})

test('counts that the content system does not take now are told again', async () => {
  const { receiver, get } = await setUp()
  receiver.answer(503)
  await get('/contactus?about=/tours/bali')
  await expect.poll(() => receiver.received.length).toBeGreaterThan(1)
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '').pressed).toEqual([{ path: '/tours/bali', times: 1 }])
  receiver.stop()
})
