import { availableParallelism } from 'node:os'
import { HTTPException } from 'hono/http-exception'

/** Half of the processors: hashing must not take the machine away from everything else. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))

/** With more than so many waiting, further callers are refused. */
const MAX_WAITING = 40

let running = 0
const waiting: (() => void)[] = []

/**
 * Does a heavy piece of work when its turn comes: only a few of them run at once in this process. Throws 503 when too many
 * are waiting already.
 */
export async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING)
    throw new HTTPException(503, { message: 'Very busy. Please try again in a moment.' })
  if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place is handed on, so a caller in between cannot take it.
    if (next) next()
    else running--
  }
}
