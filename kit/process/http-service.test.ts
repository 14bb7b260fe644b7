import { createRoute, z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { createLogger } from '../observability/logger.ts'
import { httpService } from './http-service.ts'

let databaseIsUp = true

const app = httpService({
  title: 'Test',
  version: '1',
  log: createLogger('test', 'silent'),
  maxBody: 100,
  ready: {
    database: () => {
      if (!databaseIsUp) throw new Error('down')
    },
  },
})
app.openapi(
  createRoute({
    method: 'get',
    path: '/double',
    request: { query: z.object({ n: z.coerce.number() }) },
    responses: { 200: { description: 'Twice n', content: { 'application/json': { schema: z.number() } } } },
  }),
  c => c.json(c.req.valid('query').n * 2, 200),
)
app.post('/echo', async c => c.text(await c.req.text()))
let diskError: Error | undefined
app.get('/keep', () => {
  throw new Error('a query failed', { cause: diskError })
})
app.get('/broken', () => {
  throw new Error('the password is hunter2')
})

test('every failure is problem details, without inner details', async () => {
  const nowhere = await app.request('/nowhere')
  expect(nowhere.status).toBe(404)
  expect(nowhere.headers.get('content-type')).toContain('application/problem+json')
  expect(await nowhere.json()).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 })

  const wrong = await app.request('/double?n=abc')
  expect(wrong.status).toBe(400)
  expect(((await wrong.json()) as { detail: string }).detail).toMatch(/^n: /)

  const large = await app.request('/echo', { method: 'POST', body: 'x'.repeat(101) })
  expect(large.status).toBe(413)

  const broken = await app.request('/broken')
  expect(broken.status).toBe(500)
  expect(await broken.text()).not.toContain('hunter2')
})

test.each([
  ['full', 'ENOSPC', 'the disk is full'],
  ['read-only', 'EROFS', 'the disk is read-only'],
  ['full, on the side of the database', '53100', 'the disk of the database is full'],
])('a disk that is %s gets a message in words', async (_, code, words) => {
  diskError = Object.assign(new Error(`${code}: write '/data/uploads/a'`), { code })
  const answer = await app.request('/keep')
  expect(answer.status).toBe(507)
  const { detail } = (await answer.json()) as { detail: string }
  expect(detail).toContain(`because ${words}`)
  expect(detail).not.toContain('/data')
})

test('a valid request id is used, any other is replaced by a new one', async () => {
  const kept = await app.request('/healthz', { headers: { 'x-request-id': 'abc-123-def' } })
  expect(kept.headers.get('x-request-id')).toBe('abc-123-def')
  const made = await app.request('/healthz', { headers: { 'x-request-id': '<script>' } })
  expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the service is ready only while every check passes, and always healthy', async () => {
  expect((await app.request('/readyz')).status).toBe(200)
  databaseIsUp = false
  const down = await app.request('/readyz')
  expect(down.status).toBe(503)
  expect(await down.json()).toMatchObject({ checks: { database: 'failing' } })
  expect((await app.request('/healthz')).status).toBe(200)
})

test('the service publishes its OpenAPI document', async () => {
  const document = (await (await app.request('/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths)).toEqual(['/double'])
})
