import { beforeEach, expect, test, vi } from 'vitest'
import { newPageDependencies, type PageDependencies } from '../../app/clients/content/cache/page-dependencies.server.ts'
import { type CachedPage, cacheable } from './cached-page.ts'
import { createCachedPages } from './cached-pages.ts'

const start = Date.parse('2026-11-20T03:00:00Z')
let now = start
beforeEach(() => {
  now = start
})

const megabyte = 1024 * 1024
const clock = () => now

type Making = { status?: number; headers?: Record<string, string>; uses?: Partial<PageDependencies> }

/** A page as the site makes it: `text` repeated until it is worth compressing. */
function pageOf(text: string, { status = 200, headers, uses }: Making = {}): Promise<CachedPage> {
  const made = { status, headers: new Headers({ 'content-type': 'text/html', ...headers }) }
  return cacheable(
    { ...made, body: Buffer.from(text.repeat(400)) },
    { ...newPageDependencies(now), keys: new Set(['k1']), ...uses },
    { now, isNamed: false },
  )
}

test('requests at the same time share one rendering, which is fresh for a minute', async () => {
  const pages = createCachedPages(megabyte, clock)
  const make = vi.fn(() => pageOf('one'))
  const all = await Promise.all([1, 2, 3].map(() => pages.serve('/a', false, make)))
  expect(make).toHaveBeenCalledTimes(1)
  expect(all.map(({ page }) => page.tag)).toEqual(Array(3).fill(all[0]?.page.tag))
  now += 59_000
  expect(await pages.serve('/a', false, make)).toMatchObject({ origin: 'hit' })
  expect(make).toHaveBeenCalledTimes(1)
})

test('after a minute the stale page is sent at once while a newer one is rendered', async () => {
  const pages = createCachedPages(megabyte, clock)
  const first = await pages.serve('/a', false, () => pageOf('one'))
  now += 61_000
  const newer = pageOf('two')
  expect(await pages.serve('/a', false, () => newer)).toMatchObject({ origin: 'stale', page: { tag: first.page.tag } })
  await newer
  await expect.poll(() => pages.find('/a')?.page.tag).not.toBe(first.page.tag)
})

test('a stale page is sent while one newer page is rendered, and after that fails', async () => {
  const pages = createCachedPages(megabyte, clock)
  const { page } = await pages.serve('/a', false, () => pageOf('one'))
  now += 61_000
  let fail = (_: Error) => {}
  const make = vi.fn(() => new Promise<CachedPage>((_, reject) => (fail = reject)))
  for (let visitor = 0; visitor < 3; visitor++)
    expect(await pages.serve('/a', false, make)).toEqual({ page, origin: 'stale' })
  expect(make).toHaveBeenCalledTimes(1)
  fail(new Error('The content system is away.'))
  await expect.poll(() => pages.metrics().making).toBe(0)
  expect(await pages.serve('/a', false, make)).toMatchObject({ page: { tag: page.tag }, origin: 'hit' })
})

test('a page with a changed key is rendered before it is sent; other pages stay fresh', async () => {
  const pages = createCachedPages(megabyte, clock)
  await pages.serve('/a', false, () => pageOf('one'))
  await pages.serve('/b', false, () => pageOf('one', { uses: { keys: new Set(['k2']) } }))
  pages.forget(['k1'])
  expect(pages.find('/b')?.state).toBe('fresh')
  expect(pages.find('/a')?.state).toBe('invalidated')
  const { page, origin } = await pages.serve('/a', false, () => pageOf('two'))
  expect(origin).toBe('miss')
  expect(page.tag).toBe(pages.find('/a')?.page.tag)
})

test('a change during rendering invalidates the page', async () => {
  const pages = createCachedPages(megabyte, clock)
  const slow = Promise.withResolvers<CachedPage>()
  const serving = pages.serve('/a', false, () => slow.promise)
  pages.forget(['k1'])
  slow.resolve(await pageOf('one'))
  await serving
  expect(pages.find('/a')?.state).toBe('invalidated')
})

test.each([
  ['an error', { status: 503 }],
  ['an answer that lacks something', { uses: { incomplete: true } }],
])('%s never replaces a good page, and is tried again after five seconds', async (_, making: Making) => {
  const pages = createCachedPages(megabyte, clock)
  const good = await pages.serve('/a', false, () => pageOf('one'))
  pages.forget(['k1'])
  const failing = vi.fn(() => pageOf('bad', making))
  for (let request = 0; request < 3; request++) {
    expect((await pages.serve('/a', false, failing)).page.tag).toBe(good.page.tag)
  }
  expect(failing).toHaveBeenCalledTimes(1)
  now += 5001
  const { page } = await pages.serve('/a', false, () => pageOf('mended'))
  expect(page.tag).not.toBe(good.page.tag)
})

test('after an announced change, a cached 404 is not served again', async () => {
  const pages = createCachedPages(megabyte, clock)
  const missing = () => pageOf('not found', { status: 404, uses: { keys: new Set() } })
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  // A slow request that began before the change, and whose answer comes after it.
  const slow = pages.serve('/new', false, () => asked.then(missing))
  pages.forget(['published'])
  answer()
  await slow
  expect(pages.find('/new')).toMatchObject({ state: 'invalidated' })
  const { promise: rendering, resolve: render } = Promise.withResolvers<void>()
  const after = pages.serve('/new', false, () => rendering.then(() => pageOf('published')))
  setTimeout(render, 800)
  expect((await after).page.status).toBe(200)
})

test('a 404 rendered during a change is invalidated', async () => {
  const pages = createCachedPages(megabyte, clock)
  await pages.serve('/new', false, () => pageOf('not found', { status: 404, uses: { keys: new Set() } }))
  pages.forget(['published'])
  expect((await pages.serve('/new', false, () => pageOf('published'))).page.status).toBe(200)
})

test('a failed rendering is an error only without a stale page', async () => {
  const pages = createCachedPages(megabyte, clock)
  const broken = () => Promise.reject(new Error('broken'))
  await expect(pages.serve('/a', false, broken)).rejects.toThrow('broken')
  const good = await pages.serve('/a', false, () => pageOf('one'))
  now += 61_000
  expect((await pages.serve('/a', false, broken)).page.tag).toBe(good.page.tag)
})

test('a page for one visitor is neither cached nor sent to other waiting requests', async () => {
  const pages = createCachedPages(megabyte, clock)
  const numbers = [1, 2, 3].values()
  const make = () => pageOf(`visitor ${numbers.next().value}`, { headers: { 'cache-control': 'no-store' } })
  const tags = (await Promise.all([1, 2, 3].map(() => pages.serve('/a', false, make)))).map(({ page }) => page.tag)
  expect(new Set(tags).size).toBe(3)
  expect(pages.find('/a')).toBeUndefined()
})

test('a page that changes at an instant is rendered again after it', async () => {
  const pages = createCachedPages(megabyte, clock)
  await pages.serve('/a', false, () => pageOf('one', { uses: { until: now + 30_000 } }))
  now += 29_999
  expect(pages.find('/a')?.state).toBe('fresh')
  now += 1
  expect(pages.find('/a')?.state).toBe('invalidated')
})

test('every page is rendered again at midnight in Malaysia', async () => {
  now = Date.parse('2026-11-20T15:59:50Z')
  const pages = createCachedPages(megabyte, clock)
  await pages.serve('/a', false, () => pageOf('one'))
  now += 9999
  expect(pages.find('/a')?.state).toBe('fresh')
  now += 1
  expect(pages.find('/a')?.state).toBe('invalidated')
})

test('no page is sent after a day, even if rendering fails', async () => {
  const pages = createCachedPages(megabyte, clock)
  await pages.serve('/a', false, () => pageOf('one', { uses: { until: Number.POSITIVE_INFINITY } }))
  now += 24 * 3600_000
  expect(pages.find('/a')?.state).toBe('stale')
  now += 1
  expect(pages.find('/a')).toBeUndefined()
})

test('invented addresses cannot evict real pages, and memory is bounded', async () => {
  const pages = createCachedPages(megabyte, clock)
  await pages.serve('/real', false, () => pageOf('one'))
  for (let number = 0; number < 300; number++) {
    await pages.serve(`/real?page=${number}`, true, () => pageOf(`p${number}`))
    await pages.serve(`/made-up-${number}`, false, () => pageOf('nothing here', { status: 404 }))
    const uses = { isOtherSpelling: true }
    await pages.serve(`/real-Detail/${number}`, false, () => pageOf(`s${number}`, { uses }))
  }
  expect(pages.find('/real')?.state).toBe('fresh')
  expect(pages.metrics().bytes).toBeLessThan(megabyte / 7)
  expect(pages.metrics().pages).toBeLessThan(100)
})

test('an unchanged page keeps its best compressed bytes', async () => {
  const pages = createCachedPages(megabyte, clock)
  await pages.serve('/a', false, () => pageOf('one'))
  await expect.poll(() => pages.find('/a')?.page.bodies.br).toBeDefined()
  const best = pages.find('/a')?.page.bodies.br
  pages.forget(['*'])
  await pages.serve('/a', false, () => pageOf('one'))
  expect(pages.find('/a')?.page.bodies.br).toBe(best)
})

test.each([-25, 25])(
  'a clock that jumps by %d hours neither loses pages nor keeps them from being made anew',
  async hours => {
    const pages = createCachedPages(megabyte, clock)
    const first = await pages.serve('/a', false, () => pageOf('one'))
    now += hours * 3_600_000
    const second = await pages.serve('/a', false, () => pageOf('two'))
    expect(second.page.tag).not.toBe(first.page.tag)
    now += 59_000
    expect(pages.find('/a')?.state).toBe('fresh')
    now += 2_000
    expect(pages.find('/a')?.state).toBe('stale')
  },
)

test('a cached page takes the memory of its bytes and no more', async () => {
  const pages = createCachedPages(megabyte, clock)
  await pages.serve('/a', false, () => pageOf('one'))
  await expect.poll(() => pages.find('/a')?.page.bodies.br).toBeDefined()
  const { br } = pages.find('/a')?.page.bodies ?? {}
  expect(br?.buffer.byteLength).toBe(br?.length)
  const { gzip } = (await pageOf('two')).bodies
  expect(gzip?.buffer.byteLength).toBe(gzip?.length)
})
