/** A seeded source of numbers. The same seed always gives the same picture. */
export type Random = {
  /** A number from `low` up to, not including, `high`, with one decimal. */
  between: (low: number, high: number) => number
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** True with the given chance, 0 to 1. */
  chance: (share: number) => boolean
  /** One of the given values. */
  pick: <T>(values: readonly T[]) => T
}

/** Starts a seeded source of numbers (mulberry32). */
export function random(seed: number): Random {
  let state = (seed * 2654435761) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => Math.round((low + next() * (high - low)) * 10) / 10,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: share => next() < share,
    pick: values => values[Math.floor(next() * values.length)] as (typeof values)[number],
  }
}
