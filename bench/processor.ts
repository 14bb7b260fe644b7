import { readFileSync } from 'node:fs'
import { parseStatus } from '../scripts/checks/processor-time.ts'

/** How Linux counts time for programs. */
const ticksPerSecond = 100

/**
 * Processor time of processes so far, with all their threads: unlike the clock, it does not depend on what else the machine
 * does. Known to 10 ms, so measure at least a second of it.
 *
 * @returns milliseconds; 0 where the system is not Linux
 */
export function processorMilliseconds(pids: number[]): number {
  if (process.platform !== 'linux') return 0
  const ticks = pids.map(pid => parseStatus(readFileSync(`/proc/${pid}/stat`, 'utf8')).ticks)
  return (ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond) * 1000
}
