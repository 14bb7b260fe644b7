import { readFileSync } from 'node:fs'
import { parseStatus } from '../scripts/checks/processor-time.ts'

export const isMeasured = process.platform === 'linux'

const ticksPerSecond = 100

/**
 * Including all threads; independent of other load. The resolution is 10 ms.
 * @returns milliseconds; 0 outside Linux
 */
export function processorMilliseconds(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + milliseconds(`/proc/${pid}/stat`), 0)
}

/** Without compression, which runs beside it. */
export const mainThreadMilliseconds = (pid: number): number => milliseconds(`/proc/${pid}/task/${pid}/stat`)

function milliseconds(file: string): number {
  if (!isMeasured) return 0
  return (parseStatus(readFileSync(file, 'utf8')).ticks / ticksPerSecond) * 1000
}
