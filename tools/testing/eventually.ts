import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a condition holds, looking every few milliseconds. Throws after `timeLimitMs`. */
export async function eventually(what: string, holds: () => unknown, timeLimitMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeLimitMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`never happened: ${what}`)
    await sleep(10)
  }
}
