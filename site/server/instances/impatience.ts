import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that a visitor's page waits for Redis, and for which Redis is then left alone. */
const patienceMs = 50
const pauseMs = 1000

/** Asks a server that pages can do without; undefined if it does not answer, or is left alone because it did not. */
export type Ask = <Value>(call: () => Promise<Value>) => Promise<Value | undefined>

export function createImpatience(): Ask {
  let pausedUntil = 0
  return async call => {
    if (performance.now() < pausedUntil) return undefined
    const late = async () => {
      await sleep(patienceMs, undefined, { ref: false })
      // The answer may have arrived while this process was busy.
      await setImmediate()
      throw new Error('late')
    }
    try {
      return await Promise.race([call(), late()])
    } catch {
      pausedUntil = performance.now() + pauseMs
      return undefined
    }
  }
}
