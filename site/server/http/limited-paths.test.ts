import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createLimits } from '../../app/limits/limits.server.ts'
import { limitedPaths } from './limited-paths.ts'

let site: Hono<ServiceEnv>

beforeEach(() => {
  site = new Hono<ServiceEnv>()
  site.use(limitedPaths(createLimits({ ENQUIRIES_PER_ADDRESS: 20 }), 1))
  site.all('*', c => c.text('answered'))
})

function ask(path: string, method: string, visitor: string) {
  const proxy = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  return site.request(path, { method, headers: { 'x-forwarded-for': `1.2.3.4, ${visitor}` } }, proxy)
}

async function askMany(count: number, path: string, method: string, visitor = '203.0.113.9') {
  const statuses = []
  for (let turn = 0; turn < count; turn++) statuses.push((await ask(path, method, visitor)).status)
  return statuses
}

test.each([
  ['GET', '/airports?q=pen', 1500],
  ['GET', '/search/suggestions?q=pen', 600],
  ['POST', '/flights', 120],
  ['POST', '/Umbraco/Surface/HomePage/NewsSubcribe', 20],
])('%s %s: so many and no more, for each visitor behind the proxy', async (method, path, most) => {
  const statuses = await askMany(most + 2, path, method)
  expect(statuses.filter(status => status === 200)).toHaveLength(most)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask(path, method, '203.0.113.10')).status).toBe(200)
})

test('a HEAD counts like a GET', async () => {
  await askMany(300, '/search/suggestions?q=pen', 'HEAD')
  await askMany(300, '/search/suggestions?q=pen', 'GET')
  expect((await ask('/search/suggestions?q=pen', 'HEAD', '203.0.113.9')).status).toBe(429)
})

test('a refusal explains the reason and has Retry-After', async () => {
  await askMany(120, '/hotels', 'POST')
  const answer = await ask('/hotels', 'POST', '203.0.113.9')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('<h1>That was a lot at once</h1>')
})

test('pages are not limited', async () => {
  expect(new Set(await askMany(1000, '/flights', 'GET'))).toEqual(new Set([200]))
})
