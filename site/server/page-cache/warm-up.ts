import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteIndex } from '../../app/clients/content/routes/route-resolution.ts'

export type WarmUpOptions = {
  /** Rejects while the content system has not answered yet. */
  routes: () => Promise<RouteIndex>
  open: (path: string) => Promise<unknown>
  maxPages: number
  maxMs?: number
}

const retryMs = 250

/** Fills the cache nearest to the home page after a restart. Never rejects; returns the number of pages. */
export async function warmUp({ routes, open, maxPages, maxMs = 3000 }: WarmUpOptions): Promise<number> {
  const { byPath } = await knownRoutes(routes)
  const nearest = [...byPath.values()].sort((one, other) => one.ancestors.length - other.ancestors.length)
  const end = performance.now() + maxMs
  let rendered = 0
  for (const { path } of nearest.slice(0, maxPages)) {
    if (performance.now() > end) break
    const isMade = await open(path).then(
      () => true,
      () => false,
    )
    if (isMade) rendered += 1
  }
  return rendered
}

async function knownRoutes(routes: () => Promise<RouteIndex>): Promise<RouteIndex> {
  for (;;) {
    const index = await routes().catch(() => undefined)
    if (index) return index
    // The timer must not keep the process alive.
    await sleep(retryMs, undefined, { ref: false })
  }
}
