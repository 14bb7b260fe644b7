import { LRUCache } from 'lru-cache'

/** What is good once: the puzzles of our captcha and the questions in its place. */
export type SpentTokens = {
  /**
   * Notes that a token was used.
   * @param lifetimeMs How long the token would be valid; after that it needs no remembering.
   * @returns false when it was used before.
   */
  spend(token: string, lifetimeMs: number): Promise<boolean>
}

const mostRemembered = 100_000

/** Remembers them in this process. */
export function createSpentTokens(): SpentTokens {
  const spent = new LRUCache<string, true>({ max: mostRemembered })
  return {
    async spend(token, lifetimeMs) {
      if (spent.has(token)) return false
      spent.set(token, true, { ttl: lifetimeMs })
      return true
    },
  }
}
