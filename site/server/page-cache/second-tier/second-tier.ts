import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { cacheLifetimes } from '../../../app/addresses/cache-policy.ts'
import type { RouteIndex } from '../../../app/clients/content/routes/route-resolution.ts'
import { maxPageBytes, type SharedPages } from '../../instances/page-store.ts'
import { adopted, type CachedPage } from '../cached-page.ts'
import { isCached, type Own } from '../cached-pages.ts'
import type { SecondTier } from '../page-cache.ts'
import { fingerprintOf } from '../route-watch.ts'
import { mayTake } from './may-take.ts'
import { digestOfBuild, pageSecret, type ShapingSettings } from './page-secret.ts'
import { sealed, unsealed } from './sealed-page.ts'

/** How long a page waits for the instance that renders it, and how often it looks, in milliseconds. */
const maxWait = 400
const lookAgainAfter = 40
/** How long a page that turned out to be for one visitor, or unfit, is rendered here alone. */
const aloneMs = 5000

export type SecondTierOptions = {
  shared: SharedPages
  secret: Buffer
  /** The fingerprint of the route list if there is a page at the path: lists shape every page. Undefined keeps the page from being shared. */
  routesFor: (path: string) => string | undefined
  clock?: () => number
}

/** Counts the pages that this process had from others, and those that it stored for them. */
export type SharingTier = SecondTier & { counts: { taken: number; given: number } }

/** The second tier of a built site, if its instances share pages. @param knownRoutes Gives the route list, once it is known. */
export function openSecondTier(
  settings: ShapingSettings,
  shared: SharedPages | undefined,
  knownRoutes: () => RouteIndex | undefined,
): SharingTier | undefined {
  if (shared === undefined) return undefined
  const routesFor = (path: string) => {
    const routes = knownRoutes()
    return routes?.byPath.has(path) ? fingerprintOf(routes) : undefined
  }
  return createSecondTier({ shared, secret: pageSecret(settings, digestOfBuild()), routesFor })
}

/** Pages that one instance renders for all: those in the route list, for anonymous visitors, while they are fresh. */
export function createSecondTier(options: SecondTierOptions): SharingTier {
  const { shared, secret, routesFor, clock = Date.now } = options
  const { store, position, lastChange } = shared
  const counts = { taken: 0, given: 0 }
  const alone = new LRUCache<string, true>({ max: 1000, ttl: aloneMs })

  async function take(name: string, own: () => Own | undefined): Promise<CachedPage | undefined> {
    const bytes = await store.read(name)
    const page = bytes && unsealed(secret, name, bytes)
    const last = page && (await lastChange(page.keys))
    if (!page || !mayTake({ page, own: own(), applied: position(), last, now: clock() })) return undefined
    counts.taken += 1
    return adopted(page)
  }

  /** Waits for the instance that renders the page. Undefined when it is this one, or the wait is over. */
  async function takeInTime(name: string, own: () => Own | undefined): Promise<CachedPage | undefined> {
    const end = performance.now() + maxWait
    for (;;) {
      const page = await take(name, own)
      if (page || performance.now() > end) return page
      if (await store.claim(name)) break
      await sleep(lookAgainAfter)
    }
    // The one that claimed it before may have stored it since.
    const page = await take(name, own)
    if (page) void store.release(name)
    return page
  }

  function give(name: string, page: CachedPage, before: CachedPage | undefined): void {
    const now = clock()
    const left = Math.min(page.madeAt + cacheLifetimes.page.fresh * 1000, page.until) - now
    // The page before may be there in its smallest form.
    const smallest = before?.tag === page.tag ? { ...page, bodies: before.bodies } : page
    const bytes = isShareable(page, now) && left > 0 ? sealed(secret, name, smallest) : undefined
    if (bytes && bytes.length <= maxPageBytes) {
      counts.given += 1
      void store.write(name, bytes, Math.floor(left))
      return
    }
    if (page.version) alone.set(name, true)
    void store.release(name)
  }

  const tier: SecondTier = async ({ key, path, own }, render) => {
    const routes = routesFor(path)
    const name = createHmac('sha256', secret).update(`${routes}\n${key}`).digest('base64url')
    if (routes === undefined || position() === undefined || alone.has(name)) return render()
    const found = await takeInTime(name, own)
    if (found) return found
    const version = position()
    try {
      const page = { ...(await render()), version }
      give(name, page, own()?.page)
      return page
    } catch (error) {
      void store.release(name)
      throw error
    }
  }
  return Object.assign(tier, { counts })
}

/** Whether all anonymous visitors of all instances may get it; one without version has a change that has no number. */
function isShareable(page: CachedPage, now: number): boolean {
  const { status, incomplete, isOtherSpelling, named, version } = page
  return status === 200 && isCached(page, now) && !incomplete && !isOtherSpelling && !named && version !== undefined
}
