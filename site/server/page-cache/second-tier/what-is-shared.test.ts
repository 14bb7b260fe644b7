import { beforeEach, expect, test, vi } from 'vitest'
import { newPageDependencies } from '../../../app/clients/content/cache/page-dependencies.server.ts'
import type { SharedPages } from '../../instances/page-store.ts'
import { type CachedPage, cacheable } from '../cached-page.ts'
import { createSecondTier } from './second-tier.ts'

const position = { epoch: 'one', number: 1 }
const stored = new Map<string, Buffer>()
const store = {
  read: vi.fn<SharedPages['store']['read']>(async name => stored.get(name)),
  write: vi.fn<SharedPages['store']['write']>(async (name, bytes) => stored.set(name, bytes)),
  claim: vi.fn<SharedPages['store']['claim']>(),
  release: vi.fn<SharedPages['store']['release']>(),
}
const shared: SharedPages = { store, position: () => position, lastChange: async () => ({ ...position, ofKeys: 0 }) }
const tierOf = (routesFor = (path: string): string | undefined => (path === '/made-up' ? undefined : 'routes')) =>
  createSecondTier({ shared, secret: Buffer.alloc(32), routesFor })

beforeEach(() => {
  vi.clearAllMocks()
  stored.clear()
  store.claim.mockResolvedValue(true)
})

function rendered(facts: Partial<CachedPage> = {}): Promise<CachedPage> {
  const now = Date.now()
  const body = Buffer.from('<p>Penang</p>'.repeat(300))
  const uses = newPageDependencies(now)
  const page = cacheable({ status: 200, headers: new Headers(), body }, uses, { now, isNamed: false })
  return page.then(made => ({ ...made, ...facts }))
}
const asked = (path = '/penang') => ({ key: `https://www.example.com${path}`, path, own: () => undefined })

test('a page is stored while it is fresh', async () => {
  await tierOf()(asked(), rendered)
  const [[, , milliseconds] = []] = store.write.mock.calls
  expect(milliseconds).toBeLessThanOrEqual(60_000)
  expect(milliseconds).toBeGreaterThan(50_000)
  const soon = Date.now() + 1000
  await tierOf()(asked('/ipoh'), () => rendered({ until: soon }))
  expect(store.write.mock.calls.at(-1)?.[2]).toBeLessThanOrEqual(1000)
})

test.each<[string, Partial<CachedPage>]>([
  ['a 404', { status: 404 }],
  ['an error', { status: 503 }],
  ['a redirect', { status: 301 }],
  ['a page for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
  ['a page that sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['a page with a place for a name', { named: { parts: [], first: { length: 0, crc: 0 } } }],
  ['a page that lacks something', { incomplete: true }],
  ['a page under another spelling', { isOtherSpelling: true }],
  ['a page that says something else by now', { until: 0 }],
  ['a page of a size that none has', { bodies: { gzip: Buffer.alloc(300_000) } }],
  ['a page that was not worth compressing', { bodies: { identity: Buffer.from('short') } }],
])('%s is not stored; others are let through, and it is not looked for again soon', async (_, facts) => {
  const tier = tierOf()
  for (let view = 0; view < 3; view++) await tier(asked(), () => rendered(facts))
  expect(store.write).not.toHaveBeenCalled()
  expect(store.release).toHaveBeenCalledTimes(1)
  expect(store.claim).toHaveBeenCalledTimes(1)
})

test('an address that is no page is not looked for', async () => {
  await tierOf()(asked('/made-up'), rendered)
  expect(store.read).not.toHaveBeenCalled()
})

test('a page under another route list is another page', async () => {
  await tierOf(() => 'before')(asked(), rendered)
  const render = vi.fn(rendered)
  await tierOf(() => 'after')(asked(), render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('others wait for the page of the one that renders it', async () => {
  const [first, second] = [tierOf(), tierOf()]
  const { promise: rendering, resolve: finish } = Promise.withResolvers<CachedPage>()
  const one = first(asked(), () => rendering)
  await expect.poll(() => store.claim).toHaveBeenCalled()
  store.claim.mockResolvedValue(false)
  const render = vi.fn(rendered)
  const other = second(asked(), render)
  await expect.poll(() => store.claim.mock.calls.length).toBeGreaterThan(2)
  finish(rendered())
  expect((await other).tag).toBe((await one).tag)
  expect(render).not.toHaveBeenCalled()
  expect(second.counts).toEqual({ taken: 1, given: 0 })
})

test('a page that is stored just before it is claimed is taken, and the claim given back', async () => {
  await tierOf()(asked(), rendered)
  store.read.mockResolvedValueOnce(undefined)
  const render = vi.fn(rendered)
  await tierOf()(asked(), render)
  expect(render).not.toHaveBeenCalled()
  expect(store.release).toHaveBeenCalledTimes(1)
})

test('others render after 400 milliseconds, and at once when rendering failed', async () => {
  store.claim.mockResolvedValue(false)
  const started = performance.now()
  await tierOf()(asked(), rendered)
  expect(performance.now() - started).toBeGreaterThan(390)
  store.claim.mockResolvedValue(true)
  await expect(tierOf()(asked('/ipoh'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(store.release).toHaveBeenCalledTimes(1)
})

test('bytes that this build has not sealed are rendered anew', async () => {
  await tierOf()(asked(), rendered)
  for (const [name, bytes] of stored) stored.set(name, bytes.fill(0, 100, 101))
  const render = vi.fn(rendered)
  await tierOf()(asked(), render)
  expect(render).toHaveBeenCalledTimes(1)
})
