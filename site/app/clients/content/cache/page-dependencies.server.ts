import { endOfMalaysianDay, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import { type ContentCache, routeListKey } from './content-cache.server.ts'

export type PageDependencies = {
  /** `*` stands for any change. */
  keys: Set<string>
  /** In milliseconds since 1970; the page changes then. */
  until: number
  /** Part of the content was stale or missing: good enough to send, not to keep for long. */
  incomplete: boolean
  /** The request used one of the many other spellings of the address. */
  isOtherSpelling: boolean
}

/** Offers are valid by Malaysian days, so a page expires with its day. */
export function newPageDependencies(now: number): PageDependencies {
  return { keys: new Set(), until: endOfMalaysianDay(malaysianDay(now)), incomplete: false, isOtherSpelling: false }
}

/** Lets the page expire at `instant`; `now` keeps it out of the cache, for pages of one visitor. */
export function changesAt(uses: PageDependencies, instant: number): void {
  uses.until = Math.min(uses.until, instant)
}

/** Records every read but the route list, or every change would drop every page; see `createRouteWatch`. */
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
