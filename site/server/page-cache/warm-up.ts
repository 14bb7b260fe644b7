import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteIndex } from '../../app/clients/content/routes/route-resolution.ts'

export type WarmUpOptions = {
  /** What pages there are; rejects while nobody knows. */
  routes: () => Promise<RouteIndex>
  /** Makes the page at a path, so that it is in memory. */
  open: (path: string) => Promise<unknown>
  /** How many pages at most, and for how many milliseconds; what is left is made for the first visitor who asks. */
  most: number
  longest?: number
}

const untilAskedAgain = 250

/**
 * Makes the pages nearest to the home page, one after the other, before an instance says that it is ready. Visitors who are
 * sent to it after a restart then find in memory what they found in the one before. Waits until the routes are known, and
 * never rejects: a page that cannot be made now is passed over.
 * @returns How many pages are in memory.
 */
export async function warmUp({ routes, open, most, longest = 3000 }: WarmUpOptions): Promise<number> {
  const { byPath } = await known(routes)
  const nearest = [...byPath.values()].sort((one, other) => one.ancestors.length - other.ancestors.length)
  const end = performance.now() + longest
  let made = 0
  for (const { path } of nearest.slice(0, most)) {
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
    // Waiting must not keep a process from ending.
    await sleep(untilAskedAgain, undefined, { ref: false })
  }
}
