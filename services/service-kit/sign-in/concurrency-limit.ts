/** Takes a permit and returns how to release it; undefined when there is none left. */
export type ConcurrencyLimit = (address: string) => (() => void) | undefined

export type ConcurrencyOptions = {
  /** So many may be inside at once while all goes well. */
  total: number
  perAddress: number
  /** How long anybody should be inside, in milliseconds. */
  longestMs?: number
  /** A clock in milliseconds. */
  now?: () => number
}

/** However slow the machine is, so many may try. */
const LEAST = 2
/** Permits that one slow leaver takes away, as a share, and that one quick leaver gives back. */
const TAKEN = 0.25
const GIVEN = 0.1

/**
 * A concurrency limit for long work, in total and per address. Further callers are refused at once, instead of waiting
 * ever longer behind the others. On a machine that is busy with other things there are fewer permits: a slow caller takes
 * some away, a quick one gives a little back.
 */
export function createConcurrencyLimit({
  total,
  perAddress,
  longestMs = 400,
  now = () => performance.now(),
}: ConcurrencyOptions): ConcurrencyLimit {
  const inside = new Map<string, number>()
  let all = 0
  let permits = total
  return address => {
    const ofAddress = inside.get(address) ?? 0
    // One address has its share of the permits there are, so that it never takes all of them.
    const share = Math.max(1, Math.floor((permits * perAddress) / total))
    if (all >= Math.floor(permits) || ofAddress >= share) return undefined
    const entered = now()
    all++
    inside.set(address, ofAddress + 1)
    return () => {
      const isSlow = now() - entered > longestMs
      permits = isSlow ? Math.max(LEAST, permits * (1 - TAKEN)) : Math.min(total, permits + GIVEN)
      all--
      const left = (inside.get(address) ?? 1) - 1
      if (left > 0) inside.set(address, left)
      else inside.delete(address)
    }
  }
}
