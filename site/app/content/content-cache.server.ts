import { LRUCache } from 'lru-cache'
import type { ContentConnection } from './content-connection.server.ts'

export type ContentCache = {
  /**
   * The answer to a path, at most 60 seconds old. When the content system fails, the last good answer is used again.
   * @param keys The content keys whose change makes the answer stale.
   * @param accept Reads the answer; what it throws keeps the answer out of the cache.
   * @param onOld Called when the content system failed and the answer is an old one.
   */
  read<T>(path: string, keys: string[], accept: (body: unknown) => T, onOld?: () => void): Promise<T>
  /** Forgets every answer that depends on one of these content keys, and all that depend on any change. */
  forget(keys: string[]): void
}

/** Stands for "depends on any change", as a search does. */
export const anyKey = '*'
/** The key of the route list, which any change may change. */
export const routeListKey = '*routes'

const freshFor = 60_000
const mostBytes = 128 * 1024 * 1024

type Entry = { value: object; keys: string[]; size: number }
type Reading = { keys: string[]; accept: (body: unknown) => unknown }

/**
 * Answers of the content system in memory: one call for many readers, bounded by size, dropped by key.
 * @param clock Milliseconds; given by tests.
 */
export function createContentCache(
  connection: ContentConnection,
  clock: { now(): number } = performance,
): ContentCache {
  let changes = 0
  const entries = new LRUCache<string, Entry, Reading>({
    ttl: freshFor,
    ttlResolution: 0,
    perf: clock,
    maxSize: mostBytes,
    sizeCalculation: entry => entry.size,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (path, _stale, { context, options }) => {
      const before = changes
      const body = await connection(path)
      const value = context.accept(body)
      // A change announced while the answer was under way may be missing from it: do not keep it as fresh.
      if (changes !== before) options.ttl = 1
      return { value: { value }, keys: context.keys, size: JSON.stringify(body).length + 1 }
    },
  })
  return {
    async read<T>(path: string, keys: string[], accept: (body: unknown) => T, onOld?: () => void) {
      const hasOld = entries.peek(path, { allowStale: true }) !== undefined
      const status: LRUCache.Status<string, Entry, Reading> = {}
      const entry = await entries.forceFetch(path, {
        context: { keys, accept },
        allowStaleOnFetchRejection: hasOld,
        status,
      })
      if (status.returnedStale) onOld?.()
      return (entry.value as { value: T }).value
    },
    forget(keys) {
      changes += 1
      const changed = new Set([...keys, anyKey, routeListKey])
      for (const [path, entry] of entries.entries()) {
        if (entry.keys.some(key => changed.has(key))) entries.delete(path)
      }
    },
  }
}
