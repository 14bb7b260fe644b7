import { LRUCache } from 'lru-cache'
import type { Limit, SharedLimiter } from './limits.server.ts'

/** For captcha puzzles and the questions in their place, and signatures of announcements. */
export type SpentTokens = {
  /** False if the token was used before. `lifetimeMs` is its validity. */
  spend(token: string, lifetimeMs: number): Promise<boolean>
}

const maxTokens = 100_000

/** Seconds in a shared counter; tokens are valid for minutes. */
const maxLifetime = 3600

/** While the shared counter is unreachable, each process remembers its own tokens. */
export function createSpentTokens(counter?: (limit: Limit & { keyPrefix: string }) => SharedLimiter): SpentTokens {
  const spent = new LRUCache<string, true>({ max: maxTokens })
  const shared = counter?.({ keyPrefix: 'spent', points: 1, duration: maxLifetime })
  return {
    async spend(token, lifetimeMs) {
      if (lifetimeMs > maxLifetime * 1000)
        throw new RangeError('the token is valid for longer than tokens are remembered')
      if (spent.has(token)) return false
      spent.set(token, true, { ttl: lifetimeMs })
      return shared === undefined || (await isFirstUse(shared, token))
    },
  }
}

async function isFirstUse(shared: SharedLimiter, token: string): Promise<boolean> {
  try {
    await shared.consume(token)
    return true
  } catch (rejection) {
    // After an error of Redis this process alone decides, and it has not seen the token before.
    return rejection instanceof Error
  }
}
