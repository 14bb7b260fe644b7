import { LRUCache } from 'lru-cache'
import { cacheLifetimes } from '../../app/addresses/cache-policy.ts'
import { anyKey } from '../../app/clients/content/cache/content-cache.server.ts'
import { type CachedPage, packedBest, sizeOf } from './cached-page.ts'
import type { Origin } from './cached-response.ts'

/** `stale` pages are sent during a new rendering, `invalidated` ones only if it is not ready soon. */
type State = 'fresh' | 'stale' | 'invalidated'
type Entry = { page: CachedPage; invalidated: boolean; retryAt: number; isPacking?: true }

export type Served = { page: CachedPage; origin: Origin }

export type CachedPages = {
  /** For a `stale` page call `serve` too, so that it is rendered again. */
  find(key: string): { page: CachedPage; state: State } | undefined
  /** Concurrent requests for a page share one rendering. */
  serve(key: string, hasQuery: boolean, make: () => Promise<CachedPage>): Promise<Served>
  /** Rendered within the last minute and not invalidated. */
  isCurrent(key: string, page: CachedPage): boolean
  /** `*` means all. Every cached 404 is invalidated too, because any change may have created its page. */
  forget(keys: string[]): void
  metrics(): { pages: number; bytes: number; making: number }
}

const maxAge = cacheLifetimes.page.fresh * 1000
const notFoundMaxAge = cacheLifetimes.notFoundPage.fresh * 1000
const staleIfError = cacheLifetimes.page.stale * 1000
/** Milliseconds until the next attempt after a failure or an incomplete page. */
const retryAfter = 5000
/** Milliseconds that a visitor waits for the newer page when there is an old one. */
const revalidateWait = 700

/** Queries, other spellings and 404s share an eighth: anyone can invent them, and they must not evict real pages. */
export function createCachedPages(maxBytes: number, clock: () => number = Date.now): CachedPages {
  const room = (bytes: number) =>
    new LRUCache<string, Entry>({ maxSize: Math.ceil(bytes), sizeCalculation: entry => sizeOf(entry.page) })
  const pages = room((maxBytes * 7) / 8)
  const others = room(maxBytes / 8)
  const making = new Map<string, Promise<CachedPage>>()
  let packing: Promise<unknown> = Promise.resolve()
  let changes = 0

  const entryOf = (key: string) => pages.get(key) ?? others.get(key)

  function stateOf({ page, invalidated, retryAt }: Entry): State | undefined {
    const now = clock()
    // After the clock was set back, a page may come from the future.
    const age = Math.abs(now - page.madeAt)
    if (age > staleIfError) return undefined
    if (now < retryAt && retryAt - now <= retryAfter) return 'fresh'
    if (invalidated || now >= page.until) return 'invalidated'
    if (page.status !== 200) return age < notFoundMaxAge ? 'fresh' : 'invalidated'
    return age < maxAge ? 'fresh' : 'stale'
  }

  function find(key: string) {
    const entry = entryOf(key)
    const state = entry && stateOf(entry)
    if (entry) packInTurn(key, entry)
    return entry && state ? { page: entry.page, state } : undefined
  }

  function makeOnce(key: string, hasQuery: boolean, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = making.get(key)
    if (running) return running
    const before = changes
    const call = make()
      // The page may lack a change that was announced during its rendering.
      .then(page => settle(key, hasQuery, page, changes !== before))
      .catch(error => {
        const entry = entryOf(key)
        if (entry) entry.retryAt = clock() + retryAfter
        throw error
      })
      .finally(() => making.delete(key))
    making.set(key, call)
    return call
  }

  /** Prefers the previous page to a failed or incomplete one. */
  function settle(key: string, hasQuery: boolean, fresh: CachedPage, invalidated: boolean): CachedPage {
    const before = entryOf(key)
    if (before && (fresh.status >= 500 || fresh.incomplete) && Math.abs(clock() - before.page.madeAt) <= staleIfError) {
      before.retryAt = clock() + retryAfter
      return before.page
    }
    if (!isCached(fresh, clock())) return fresh
    const isSame = before?.page.tag === fresh.tag && before.page.bodies.br !== undefined
    const page = isSame ? { ...fresh, bodies: before.page.bodies } : fresh
    const room = hasQuery || page.isOtherSpelling || page.status !== 200 ? others : pages
    for (const other of [pages, others]) if (other !== room) other.delete(key)
    const retryAt = page.incomplete ? clock() + retryAfter : 0
    room.set(key, { page, invalidated: invalidated || page.incomplete, retryAt })
    return page
  }

  /** Best compression starts at the second request, since many pages are requested only once. */
  function packInTurn(key: string, entry: Entry): void {
    if (entry.isPacking || !entry.page.bodies.gzip) return
    entry.isPacking = true
    const { page } = entry
    packing = packing.then(() => pack(key, page)).catch(() => {})
  }

  async function pack(key: string, page: CachedPage): Promise<void> {
    const packed = await packedBest(page)
    const room = pages.has(key) ? pages : others
    const entry = room.get(key)
    if (entry?.page === page) room.set(key, { ...entry, page: packed })
  }

  return {
    find,
    async serve(key, hasQuery, make) {
      const cached = find(key)
      if (cached?.state === 'fresh') return { page: cached.page, origin: 'hit' }
      const isFirst = !making.has(key)
      const call = makeOnce(key, hasQuery, make)
      if (!cached) {
        const page = await call
        // A page for one visitor must not reach others who waited for the same rendering.
        const isForAll = isCached(page, clock()) || page.status >= 500
        return { page: isForAll || isFirst ? page : await make(), origin: 'miss' }
      }
      const stale: Served = { page: cached.page, origin: 'stale' }
      if (cached.state === 'stale') {
        // One handler is enough for thousands of stale answers.
        if (isFirst) call.catch(() => {})
        return stale
      }
      // The change may have published this page.
      if (cached.page.status === 404) return { page: await call.catch(() => cached.page), origin: 'miss' }
      const newer = call
        .then((page): Served => (page === cached.page ? stale : { page, origin: 'miss' }))
        .catch(() => stale)
      return Promise.race([newer, later(stale)])
    },
    isCurrent(key, { tag }) {
      const entry = entryOf(key)
      if (entry === undefined || entry.invalidated || entry.page.tag !== tag) return false
      const now = clock()
      return Math.abs(now - entry.page.madeAt) < maxAge && now < entry.page.until
    },
    forget(keys) {
      changes += 1
      const changed = new Set([...keys, anyKey])
      for (const entry of [...pages.values(), ...others.values()]) {
        if (keys.includes(anyKey) || entry.page.status === 404 || entry.page.keys.some(key => changed.has(key))) {
          entry.invalidated = true
          entry.retryAt = 0
        }
      }
    },
    metrics: () => ({
      pages: pages.size + others.size,
      bytes: pages.calculatedSize + others.calculatedSize,
      making: making.size,
    }),
  }
}

export function isCached({ status, headers, until }: CachedPage, now: number): boolean {
  const forOne = 'set-cookie' in headers || /no-store|private/.test(headers['cache-control'] ?? '')
  return (status === 200 || status === 404) && !forOne && now < until
}

function later<Value>(value: Value): Promise<Value> {
  return new Promise(resolve => setTimeout(resolve, revalidateWait, value).unref())
}
