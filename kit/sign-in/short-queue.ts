import type { ConcurrencyLimit } from './concurrency-limit.ts'

type Leave = () => void

export type TurnTaking = (address: string) => Promise<Leave | undefined> | Leave | undefined

type QueueOptions = {
  total: number
  perAddress: number
  maxMs?: number
}

type Waiting = { address: string; go: (leave?: Leave) => void }

/** Two people of one office who sign in together are served in turn, and neither is refused. */
export function createShortQueue(
  enter: ConcurrencyLimit,
  { total, perAddress, maxMs = 2000 }: QueueOptions,
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
      const timer = setTimeout(go, maxMs)
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
