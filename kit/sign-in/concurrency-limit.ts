export type ConcurrencyLimit = (address: string) => (() => void) | undefined

export type ConcurrencyOptions = {
  total: number
  perAddress: number
  maxMs?: number
  now?: () => number
}

const minPermits = 2
/** Share of permits that a slow caller removes, and number that a quick one restores. */
const removedShare = 0.25
const restored = 0.1

/** Refuses at once instead of queueing. A slow caller removes permits, a quick one restores a little. */
export function createConcurrencyLimit({
  total,
  perAddress,
  maxMs = 400,
  now = () => performance.now(),
}: ConcurrencyOptions): ConcurrencyLimit {
  const inside = new Map<string, number>()
  let all = 0
  let permits = total
  return address => {
    const ofAddress = inside.get(address) ?? 0
    const share = Math.max(1, Math.floor((permits * perAddress) / total))
    if (all >= Math.floor(permits) || ofAddress >= share) return undefined
    const entered = now()
    all++
    inside.set(address, ofAddress + 1)
    return () => {
      const isSlow = now() - entered > maxMs
      permits = isSlow ? Math.max(minPermits, permits * (1 - removedShare)) : Math.min(total, permits + restored)
      all--
      const left = (inside.get(address) ?? 1) - 1
      if (left > 0) inside.set(address, left)
      else inside.delete(address)
    }
  }
}
