export type Release = () => void

export type Bulkhead = {
  /** `full` at once when too many are waiting, `late` when no permit came in time. */
  acquire(maxWaitMs: number): Promise<Release | 'full' | 'late'>
  inFlight(): number
  queued(): number
}

/** First come, first served. Calls beyond `maxWaiting` are refused: a long queue would delay all of them. */
export function createBulkhead(maxRunning: number, maxWaiting: number): Bulkhead {
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
      if (inFlight < maxRunning) return enter()
      if (waiting.size >= maxWaiting) return 'full'
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
