import { readdirSync, readFileSync } from 'node:fs'

/** Seconds that all processors together worked for one kind of check: about the same on a busy machine as on a quiet one. */
export type ProcessorTime = { kind: string; seconds: number }

/** What of proc_pid_stat(5) is read; `ticks` are of the process and of all that it has waited for. */
export type ProcessStatus = { pid: number; parent: number; started: string; ticks: number }

/** How Linux counts time for programs. */
const ticksPerSecond = 100
const pause = 1000

/**
 * Counts the time of all programs that this process starts, and that those start; 0 where the system does not say.
 *
 * @returns ends it and gives the seconds
 */
export function startProcessorClock(): () => number {
  const count = processorCount(process.pid)
  const look = () => count(allProcesses())
  const before = look()
  const timer = setInterval(look, pause)
  timer.unref()
  return () => {
    clearInterval(timer)
    return (look() - before) / ticksPerSecond
  }
}

/**
 * A process that waits for the end of another inherits its time. Parts of a browser end without such a parent, and their
 * time disappears with them: when the sum falls, the difference was counted before and is kept.
 *
 * @returns gives the ticks so far of what `root` started; to be called with all processes, again and again
 */
export function processorCount(root: number): (processes: ProcessStatus[]) => number {
  let known = new Set<string>()
  let last = 0
  let lost = 0
  return processes => {
    known = descendants(processes, root, known)
    const own = processes.filter(one => known.has(name(one)))
    const sum = own.reduce((total, { ticks }) => total + ticks, 0)
    lost += Math.max(0, last - sum)
    last = sum
    return sum + lost
  }
}

/** Also those whose parents have ended, if they were known before. */
function descendants(processes: ProcessStatus[], root: number, known: Set<string>): Set<string> {
  const found = new Map<number, string>()
  let before = -1
  while (found.size > before) {
    before = found.size
    for (const one of processes) {
      if (one.pid === root || known.has(name(one)) || found.has(one.parent)) found.set(one.pid, name(one))
    }
  }
  return new Set(found.values())
}

/** Numbers are used again. */
const name = ({ pid, started }: ProcessStatus) => `${pid} ${started}`

function allProcesses(): ProcessStatus[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap(entry => (/^\d+$/.test(entry) ? readProcess(entry) : []))
}

/** @returns none if it has ended */
function readProcess(pid: string): ProcessStatus[] {
  try {
    return [parseStatus(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    return []
  }
}

/** @param text as `/proc/<pid>/stat` has it; the name of the program may hold blanks and brackets */
export function parseStatus(text: string): ProcessStatus {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // The first of these is field 3: 4 is the parent, 14 to 17 are the times, 22 is the start.
  const ticks = fields.slice(11, 15).reduce((total, value) => total + Number(value), 0)
  return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), started: fields[19] ?? '', ticks }
}

/** @returns a line for each kind, and one for all */
export function processorLines(times: ProcessorTime[]): string[] {
  const all = { kind: 'all', seconds: times.reduce((sum, { seconds }) => sum + seconds, 0) }
  return [...times, all].map(({ kind, seconds }) => `${seconds.toFixed(0).padStart(7)} s  ${kind}`)
}
