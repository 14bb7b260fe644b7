import { readFileSync } from 'node:fs'
import { parseStatus } from '../scripts/checks/processor-time.ts'

/** Whether this system says how long processes worked. */
export const isMeasured = process.platform === 'linux'

/** How Linux counts time for programs. */
const ticksPerSecond = 100

/**
 * Processor time of processes so far, with all their threads: unlike the clock, it does not depend on what else the machine
 * does. Known to 10 ms, so measure at least a second of it.
 *
 * @returns milliseconds; 0 where the system is not Linux
 */
export function processorMilliseconds(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + milliseconds(`/proc/${pid}/stat`), 0)
}

/** The same of a process's main thread alone: without compression, which runs beside it. */
export const mainThreadMilliseconds = (pid: number): number => milliseconds(`/proc/${pid}/task/${pid}/stat`)

function milliseconds(file: string): number {
  if (!isMeasured) return 0
  return (parseStatus(readFileSync(file, 'utf8')).ticks / ticksPerSecond) * 1000
}
