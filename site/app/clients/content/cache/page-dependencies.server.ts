import { endOfMalaysianDay, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import { type ContentCache, routeListKey } from './content-cache.server.ts'

/** What one page was made from, gathered while it is made. It says when the page has to be made anew. */
export type PageDependencies = {
  /** Content keys that were read; `*` for what depends on any change. */
  keys: Set<string>
  /** From this instant on the page says something else. Milliseconds since 1970. */
  until: number
  /** Whether something could not be read, or only an old answer could: good enough to send, not to keep for long. */
  incomplete: boolean
  /** Whether the page was asked for under another spelling of its address, of which there may be many. */
  isOtherSpelling: boolean
}

/** Uses of a page made at `now`. Offers are valid by Malaysian days, so no page outlives its day unchanged. */
export function newPageDependencies(now: number): PageDependencies {
  return { keys: new Set(), until: endOfMalaysianDay(malaysianDay(now)), incomplete: false, isOtherSpelling: false }
}

/** Notes that the page says something else from `instant` on. `now` keeps it from being kept: it is for one visitor. */
export function changesAt(uses: PageDependencies, instant: number): void {
  uses.until = Math.min(uses.until, instant)
}

/**
 * The content cache, with a note of everything that is read.
 * The route list is not noted, or every change would drop every page; see `createRouteWatch`.
 */
export function recordDependencies(cache: ContentCache, uses: PageDependencies): ContentCache {
  return {
    ...cache,
    async read(path, reading) {
      for (const key of reading.keys) if (key !== routeListKey) uses.keys.add(key)
      const onStale = () => {
        uses.incomplete = true
      }
      try {
        return await cache.read(path, { ...reading, onStale })
      } catch (error) {
        if (!(error instanceof UpstreamFailure && error.kind === 'not-found')) uses.incomplete = true
        throw error
      }
    },
  }
}
