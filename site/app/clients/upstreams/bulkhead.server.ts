/** Gives a place back; may be called more than once. */
export type Leave = () => void

export type Bulkhead = {
  /**
   * Waits for a place.
   * @param patienceMs Milliseconds after which waiting is given up.
   * @returns `full` at once when too many wait already, `late` when no place came free in time.
   */
  take(patienceMs: number): Promise<Leave | 'full' | 'late'>
  inFlight(): number
  queued(): number
}

/**
 * Bounds how many calls run at once, and how many wait. First come, first served; who gives up leaves the queue.
 * @param atOnce Calls under way together.
 * @param mostWaiting Calls beyond this many are refused at once: a long queue only makes everybody late.
 */
export function createBulkhead(atOnce: number, mostWaiting: number): Bulkhead {
  let inFlight = 0
  const waiting = new Set<() => void>()

  function leaveOnce(): Leave {
    let left = false
    return () => {
      if (left) return
      left = true
      inFlight -= 1
      const [next] = waiting
      next?.()
    }
  }
  function enter(): Leave {
    inFlight += 1
    return leaveOnce()
  }

  return {
    async take(patienceMs) {
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
        }, patienceMs)
        waiting.add(admit)
      })
    },
    inFlight: () => inFlight,
    queued: () => waiting.size,
  }
}
