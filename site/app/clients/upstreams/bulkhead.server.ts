/** Gives a permit back; may be called more than once. */
export type Release = () => void

export type Bulkhead = {
  /**
   * Waits for a permit.
   * @param maxWaitMs Milliseconds after which waiting is given up.
   * @returns `full` at once when too many wait already, `late` when no permit came free in time.
   */
  acquire(maxWaitMs: number): Promise<Release | 'full' | 'late'>
  inFlight(): number
  queued(): number
}

/**
 * Bounds how many calls run at once, and how many wait. First come, first served; a caller that gives up leaves the queue.
 * @param atOnce Calls under way together.
 * @param mostWaiting Calls beyond this many are refused at once: a long queue only makes everybody late.
 */
export function createBulkhead(atOnce: number, mostWaiting: number): Bulkhead {
  let inFlight = 0
  const waiting = new Set<() => void>()

  function releaseOnce(): Release {
    let released = false
    return () => {
      if (released) return
      released = true
      inFlight -= 1
      const [next] = waiting
      next?.()
    }
  }
  function enter(): Release {
    inFlight += 1
    return releaseOnce()
  }

  return {
    async acquire(maxWaitMs) {
      if (inFlight < atOnce) return enter()
      if (waiting.size >= mostWaiting) return 'full'
      return new Promise(resolve => {
        const admit = () => {
          waiting.delete(admit)
          clearTimeout(timer)
          resolve(enter())
        }
        const timer = setTimeout(() => {
          waiting.delete(admit)
          resolve('late')
        }, maxWaitMs)
        waiting.add(admit)
      })
    },
    inFlight: () => inFlight,
    queued: () => waiting.size,
  }
}
