import { LRUCache } from 'lru-cache'
import type { Limit, SharedLimiter } from './limits.server.ts'

/** What is good once: the puzzles of our captcha and the questions in its place, signatures of announcements. */
export type SpentTokens = {
  /**
   * Notes that a token was used.
   * @param lifetimeMs How long the token would be valid; after that it needs no remembering.
   * @returns false when it was used before.
   */
  spend(token: string, lifetimeMs: number): Promise<boolean>
}

const mostRemembered = 100_000

/** Tokens live for minutes; a shared counter remembers all of them for so many seconds. */
const longestLifetime = 3600

/**
 * Remembers them in this process, and with all other processes where they share counters: a counter that allows one use.
 * While that cannot be reached, each process remembers by itself.
 * @param counter Makes such a counter.
 */
export function createSpentTokens(counter?: (limit: Limit & { keyPrefix: string }) => SharedLimiter): SpentTokens {
  const spent = new LRUCache<string, true>({ max: mostRemembered })
  const together = counter?.({ keyPrefix: 'spent', points: 1, duration: longestLifetime })
  return {
    async spend(token, lifetimeMs) {
      if (lifetimeMs > longestLifetime * 1000) throw new RangeError('a token that lives too long to be remembered')
      if (spent.has(token)) return false
      spent.set(token, true, { ttl: lifetimeMs })
      return together === undefined || (await isFirstUse(together, token))
    },
  }
}

async function isFirstUse(together: SharedLimiter, token: string): Promise<boolean> {
  try {
    await together.consume(token)
    return true
  } catch (rejection) {
    // With an error nobody else was asked, and this process has seen it for the first time.
    return rejection instanceof Error
  }
}
