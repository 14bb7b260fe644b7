import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { insideOnly } from './inside-only.ts'

const app = new Hono().use(insideOnly).all('*', c => c.text('answered'))
const ask = async (path: string, headers: Record<string, string> = {}) => (await app.request(path, { headers })).status

const internal = [
  '/healthz',
  '/readyz?verbose',
  '/metrics',
  '/hooks/content',
  '/openapi.json',
  '/internal/members/profile',
  '/dev/mailbox',
  '/ReadyZ',
]

test.each(internal)('%s answers direct requests, and 404 through a proxy', async path => {
  expect(await ask(path)).toBe(200)
  expect(await ask(path, { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  expect(await ask(path, { forwarded: 'for=203.0.113.9' })).toBe(404)
})

test('other paths answer through a proxy too', async () => {
  for (const path of ['/', '/develop', '/blog/dev', '/api/internal/profile'])
    expect(await ask(path, { 'x-forwarded-for': '203.0.113.9' }), path).toBe(200)
})
