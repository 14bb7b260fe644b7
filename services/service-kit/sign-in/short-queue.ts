import type { ConcurrencyLimit } from './concurrency-limit.ts'

type Leave = () => void

/** Takes a place, at once or in turn, and returns how to leave it; undefined when the caller should come later. */
export type TurnTaking = (address: string) => Promise<Leave | undefined> | Leave | undefined

type QueueOptions = {
  /** So many may wait, of all and of one address. */
  total: number
  perAddress: number
  /** The longest wait, in milliseconds. */
  longestMs?: number
}

type Waiting = { address: string; go: (leave?: Leave) => void }

/**
 * A few may wait for a moment where a concurrency limit is full. A busy machine has one permit left for an address: two
 * people of one office who sign in at the same moment are then served one after the other, and neither is refused.
 */
export function createShortQueue(
  enter: ConcurrencyLimit,
  { total, perAddress, longestMs = 2000 }: QueueOptions,
): TurnTaking {
  const waiting = new Set<Waiting>()

  function take(address: string): Leave | undefined {
    const leave = enter(address)
    return (
      leave &&
      (() => {
        leave()
        callNext()
      })
    )
  }

  function callNext(): void {
    for (const one of waiting) {
      const leave = take(one.address)
      if (leave) one.go(leave)
    }
  }

  function wait(address: string): Promise<Leave | undefined> {
    return new Promise(resolve => {
      const one: Waiting = { address, go }
      const timer = setTimeout(go, longestMs)
      function go(leave?: Leave): void {
        clearTimeout(timer)
        waiting.delete(one)
        resolve(leave)
      }
      waiting.add(one)
    })
  }

  return address => {
    const leave = take(address)
    if (leave) return leave
    const ofAddress = [...waiting].filter(one => one.address === address).length
    return waiting.size < total && ofAddress < perAddress ? wait(address) : undefined
  }
}
