/** Lets somebody in and gives back how to leave; undefined when it is full. */
export type Gate = (address: string) => (() => void) | undefined

/**
 * A gate before work that takes long: so many may be inside at once, and so many of one address. Who comes then is told
 * at once to come later, instead of waiting ever longer behind the others.
 */
export function gate({ total, perAddress }: { total: number; perAddress: number }): Gate {
  const inside = new Map<string, number>()
  let all = 0
  return address => {
    const own = inside.get(address) ?? 0
    if (all >= total || own >= perAddress) return undefined
    all++
    inside.set(address, own + 1)
    return () => {
      all--
      const left = (inside.get(address) ?? 1) - 1
      if (left > 0) inside.set(address, left)
      else inside.delete(address)
    }
  }
}
