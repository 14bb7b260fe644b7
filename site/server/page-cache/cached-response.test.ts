import { beforeEach, expect, test, vi } from 'vitest'
import type { Edge } from './edge/edge.ts'
import { createPageCache } from './page-cache.ts'

const day = 24 * 3600
/** 11:00 in Malaysia: 13 hours of the day are left. */
const start = Date.parse('2026-11-20T03:00:00Z')
const forADay = `public, max-age=0, s-maxage=${13 * 3600}, stale-while-revalidate=0, stale-if-error=${day}`
const notAtAll = 'public, max-age=0, must-revalidate'
const asEver = /^public, max-age=0, s-maxage=60, stale-while-revalidate=\d{4,5}, stale-if-error=\d{4,5}$/

let text = ''
let making: Promise<unknown> | undefined
const purged: { keys: string[]; pageWas: string | undefined }[] = []

const edge: Edge = {
  tagHeader: { name: 'cache-tag', separator: ',' },
  // What the cache would get if it asked at this moment.
  purge: keys => purged.push({ keys, pageWas: inMemory('/penang') }),
  state: () => ({ waiting: 0, failures: 0 }),
  close: () => {},
}

function pageCache(withEdge: Edge | undefined) {
  return createPageCache({
    siteUrl: 'https://www.agency.example',
    sessionCookie: 'session',
    maxBytes: 1024 * 1024,
    headers: {},
    edge: withEdge,
    make: async ({ pathname }, uses) => {
      const now = text
      await making
      if (now === 'fails') throw new Error('The content system is away.')
      uses.keys.add('k1')
      uses.incomplete = now === 'half'
      uses.isOtherSpelling = pathname !== pathname.toLowerCase()
      return { status: 200, headers: new Headers(), body: Buffer.from(now.repeat(50)) }
    },
  })
}
let cache = pageCache(edge)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  cache = pageCache(edge)
  text = 'one'
  making = undefined
  purged.length = 0
})

async function ask(path: string) {
  const answer = await cache.answer(new Request(`https://www.agency.example${path}`), 'id')
  return { control: answer?.headers.get('cache-control'), tags: answer?.headers.get('cache-tag') }
}

/** The `cache-control` of a page that is sent from memory; undefined when it has to be rendered first. */
function inMemory(url: string): string | undefined {
  const sent: string[] = []
  const response = { writeHead: (_status: number, list: string[]) => ({ end: () => sent.push(...list) }) }
  const request = { method: 'GET', url, headers: { host: 'www.agency.example' } }
  cache.answerFromCache(request as never, response as never)
  return sent[sent.indexOf('cache-control') + 1]
}

test('a cache that is purged may keep a page for the rest of the Malaysian day, and send it for a day if the site fails', async () => {
  expect(await ask('/penang')).toEqual({ control: forADay, tags: 'all,k1' })
  expect(inMemory('/penang')).toBe(forADay)
})

test('without such a cache a page is shared for a minute', async () => {
  cache = pageCache(undefined)
  expect((await ask('/penang')).control).toMatch(asEver)
  expect(inMemory('/penang')).toMatch(asEver)
})

test('an address with a query, or in another spelling, is shared for a minute as ever', async () => {
  for (const path of ['/penang?month=12', '/penang?utm_source=x', '/PENANG']) {
    expect((await ask(path)).control).toMatch(asEver)
    expect(inMemory(path)).toMatch(asEver)
  }
  expect(inMemory('/penang')).toBe(forADay)
})

test('a page that may be an old one is not kept there', async () => {
  await ask('/penang')
  vi.setSystemTime(start + 61_000)
  expect(inMemory('/penang')).toBe(notAtAll)
  text = 'fails'
  cache.forget(['k1'])
  // Two visitors: after a failure the page counts as fresh for some seconds, so that not every visitor waits.
  expect((await ask('/penang')).control).toBe(notAtAll)
  expect((await ask('/penang')).control).toBe(notAtAll)
  expect(inMemory('/penang')).toBe(notAtAll)
  text = 'half'
  expect((await ask('/melaka')).control).toBe(notAtAll)
})

test('a page that was rendered while its content changed is not kept there', async () => {
  const slow = Promise.withResolvers<void>()
  making = slow.promise
  const asked = ask('/penang')
  cache.forget(['k1'])
  slow.resolve()
  expect((await asked).control).toBe(notAtAll)
  expect((await ask('/penang')).control).toBe(forADay)
})

test('it is purged after the pages in memory: what it asks for then is the new page', async () => {
  await ask('/penang')
  cache.forget(['k1'])
  expect(purged).toEqual([{ keys: ['k1'], pageWas: undefined }])
})

test('a page with the name of its reader has no tags and is never shared', async () => {
  const request = new Request('https://www.agency.example/penang')
  const answer = await cache.answerPerson(request, 'id', { firstName: 'Aisyah', isAgent: false })
  expect(answer?.headers.get('cache-control')).toBe('private, no-store')
  expect(answer?.headers.has('cache-tag')).toBe(false)
})
