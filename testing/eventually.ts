import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a condition holds, looking every few milliseconds. Throws after `patienceMs`. */
export async function eventually(what: string, holds: () => unknown, patienceMs = 10_000): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`never happened: ${what}`)
    await sleep(10)
  }
}
