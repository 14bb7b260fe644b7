import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { edgeSetting } from '../../settings/edge-setting.ts'
import { edgeAdapters } from './edge-adapters.ts'
import { createPurger, type PurgerTimes } from './purger.ts'

type Call = { line: string; headers: IncomingMessage['headers']; tags: string[] }
type Answer = { status: number; headers?: Record<string, string>; body?: string }

let calls: Call[] = []
/** What the stand-in for the three caches answers next; 200 when nothing is left. */
let answers: Answer[] = []
const cache = createServer(async (request, response) => {
  const { method, url, headers } = request
  const body = await text(request)
  const { tags, surrogate_keys } = body ? JSON.parse(body) : {}
  calls.push({ line: `${method} ${url}`, headers, tags: tags ?? surrogate_keys ?? given(headers['surrogate-key']) })
  const answer = answers.shift() ?? { status: 200 }
  response.writeHead(answer.status, answer.headers).end(answer.body ?? '{"success":true}')
})
const given = (list: string | string[] | undefined) => String(list).split(' ')
const tagsTold = () => calls.flatMap(({ tags }) => tags)

beforeAll(() => new Promise<void>(resolve => cache.listen(0, '127.0.0.1', resolve)))
afterAll(() => cache.close())
beforeEach(() => {
  calls = []
  answers = []
})

const secret = 'secret-of-the-edge'
const log = createLogger('test', 'silent')
const once: PurgerTimes = { firstRetryMs: 5, repeatsMs: [] }

function purgerOf(setting: string, times = once) {
  const { port } = cache.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const settings = edgeSetting.parse(setting.replace('HOST', `127.0.0.1:${port}`))
  const [adapter] = settings ? edgeAdapters(settings, { fastly: origin, cloudflare: origin }) : []
  if (!adapter) throw new Error('no adapter')
  return createPurger(adapter, log, times)
}

const kinds = [`varnish://${secret}@HOST`, `fastly://${secret}@SERVICE1`, `cloudflare://${secret}@zone1`]

test.each([
  ['varnish', kinds[0], 'PURGE /', { 'edge-secret': secret }],
  ['fastly', kinds[1], 'POST /service/SERVICE1/purge', { 'fastly-key': secret, 'fastly-soft-purge': '1' }],
  ['cloudflare', kinds[2], 'POST /client/v4/zones/zone1/purge_cache', { authorization: `Bearer ${secret}` }],
])('%s is called as its interface wants it', async (_kind, setting = '', line, headers) => {
  purgerOf(setting).purge(['any', '00000000002a'])
  await expect
    .poll(() => calls)
    .toEqual([{ line, headers: expect.objectContaining(headers), tags: ['any', '00000000002a'] }])
})

test.each([
  ['varnish', kinds[0], 100],
  ['fastly', kinds[1], 256],
  ['cloudflare', kinds[2], 100],
])('%s gets at most as many tags in one call as it takes', async (_kind, setting = '', most) => {
  const tags = Array.from({ length: 600 }, (_, number) => `key${number}`)
  purgerOf(setting).purge(tags)
  await expect.poll(() => tagsTold().sort()).toEqual(tags.toSorted())
  expect(Math.max(...calls.map(call => call.tags.length))).toBe(most)
})

test.each(kinds)('%s: what is refused is sent again until it is taken', async setting => {
  answers = [{ status: 503 }, { status: 401 }, { status: 302, headers: { location: '/' } }]
  if (setting.startsWith('cloudflare')) answers.push({ status: 200, body: '{"success": false}' })
  const refused = answers.length
  const purger = purgerOf(setting)
  purger.purge(['a'])
  await expect.poll(() => calls.length).toBe(refused + 1)
  await expect.poll(() => purger.state()).toEqual({ waiting: 0, failures: 0 })
  expect(new Set(tagsTold())).toEqual(new Set(['a']))
})

test('a cache that is away keeps what waits for it; with too much of it every page is purged', async () => {
  const purger = createPurger(
    { name: 'away', maxTags: 10, call: () => ({ url: 'http://127.0.0.1:9/', method: 'PURGE', headers: {} }) },
    log,
    once,
  )
  purger.purge(['a'])
  await expect.poll(() => purger.state().failures).toBeGreaterThan(2)
  expect(purger.state().waiting).toBe(1)
  purger.purge(Array.from({ length: 2000 }, (_, number) => `key${number}`))
  await expect.poll(() => purger.state().waiting).toBe(1)
  purger.close()
})

test('a cache that asks for a pause gets it, and then everything in one call', async () => {
  answers = [{ status: 429, headers: { 'retry-after': '1' } }]
  const purger = purgerOf(kinds[2] ?? '')
  purger.purge(['a'])
  await expect.poll(() => purger.state().failures).toBe(1)
  const refusedAt = performance.now()
  purger.purge(['b'])
  purger.purge(['c'])
  expect(purger.state().waiting).toBe(3)
  await expect.poll(() => purger.state().waiting).toBe(0)
  expect(performance.now() - refusedAt).toBeGreaterThan(900)
  expect(calls.map(({ tags }) => tags.toSorted())).toEqual([['a'], ['a', 'b', 'c']])
})

test('the same is purged once more a little later, for pages that were on their way', async () => {
  purgerOf(kinds[0] ?? '', { firstRetryMs: 5, repeatsMs: [20, 40] }).purge(['a'])
  await expect.poll(() => calls.length).toBe(3)
})

test('a purge of every page leaves no other to send', async () => {
  answers = [{ status: 503 }]
  const purger = purgerOf(kinds[0] ?? '')
  purger.purge(['a', 'b'])
  purger.purge(['all'])
  await expect.poll(() => purger.state()).toEqual({ waiting: 0, failures: 0 })
  expect(calls.at(-1)?.tags).toEqual(['all'])
})
