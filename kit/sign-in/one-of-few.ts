import { availableParallelism } from 'node:os'
import { HTTPException } from 'hono/http-exception'

/** Half of the processors: hashing must not starve everything else. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2))

const maxWaiting = 40

let running = 0
const waiting: (() => void)[] = []

/** Limits heavy work in this process. Throws 503 when the queue is full. */
export async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= maxWaiting)
    throw new HTTPException(503, { message: 'Very busy. Please try again in a moment.' })
  if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // Passed on directly, so that a caller in between cannot take it.
    if (next) next()
    else running--
  }
}
