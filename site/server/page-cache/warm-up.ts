import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteIndex } from '../../app/clients/content/routes/route-resolution.ts'

export type WarmUpOptions = {
  /** The pages of the site; rejects while the content system has not answered yet. */
  routes: () => Promise<RouteIndex>
  /** Renders the page at a path into the cache. */
  open: (path: string) => Promise<unknown>
  /** The remaining pages are rendered when they are first requested. */
  maxPages: number
  maxMs?: number
}

const retryMs = 250

/**
 * Renders the pages nearest to the home page, one after another, before an instance reports that it is ready, so that visitors
 * who are sent to it after a restart find them in the cache. Waits until the routes are known, and never rejects: a page that
 * cannot be rendered is skipped.
 * @returns The number of pages in the cache.
 */
export async function warmUp({ routes, open, maxPages, maxMs = 3000 }: WarmUpOptions): Promise<number> {
  const { byPath } = await known(routes)
  const nearest = [...byPath.values()].sort((one, other) => one.ancestors.length - other.ancestors.length)
  const end = performance.now() + maxMs
  let made = 0
  for (const { path } of nearest.slice(0, maxPages)) {
    if (performance.now() > end) break
    const isMade = await open(path).then(
      () => true,
      () => false,
    )
    if (isMade) made += 1
  }
  return made
}

async function known(routes: () => Promise<RouteIndex>): Promise<RouteIndex> {
  for (;;) {
    const found = await routes().catch(() => undefined)
    if (found) return found
    // The timer must not keep the process alive.
    await sleep(retryMs, undefined, { ref: false })
  }
}
