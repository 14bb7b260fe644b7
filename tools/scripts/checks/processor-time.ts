import { readdirSync, readFileSync } from 'node:fs'

export type ProcessorTime = { kind: string; seconds: number }

/** From proc_pid_stat(5); `ticks` include awaited children. */
export type ProcessStatus = { pid: number; parent: number; started: string; ticks: number }

const ticksPerSecond = 100
const pause = 1000

/** Includes descendants; 0 outside Linux. Returns its stop, which gives the seconds. */
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

/** A waiting parent inherits its child's time. Parts of a browser end without such a parent: a fall of the sum is added. */
export function processorCount(root: number): (processes: ProcessStatus[]) => number {
  let ours = new Set<string>()
  let last = 0
  let lost = 0
  return processes => {
    ours = descendants(processes, root, ours)
    const mine = processes.filter(one => ours.has(name(one)))
    const sum = mine.reduce((total, { ticks }) => total + ticks, 0)
    lost += Math.max(0, last - sum)
    last = sum
    return sum + lost
  }
}

function descendants(processes: ProcessStatus[], root: number, ours: Set<string>): Set<string> {
  const byName = new Map<number, string>()
  let before = -1
  while (byName.size > before) {
    before = byName.size
    for (const one of processes) {
      if (one.pid === root || ours.has(name(one)) || byName.has(one.parent)) byName.set(one.pid, name(one))
    }
  }
  return new Set(byName.values())
}

const name = ({ pid, started }: ProcessStatus) => `${pid} ${started}`

function allProcesses(): ProcessStatus[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap(entry => (/^\d+$/.test(entry) ? readProcess(entry) : []))
}

function readProcess(pid: string): ProcessStatus[] {
  try {
    return [parseStatus(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    return []
  }
}

/** @param text `/proc/<pid>/stat`; the program's name may hold blanks and brackets */
export function parseStatus(text: string): ProcessStatus {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // The first of these is field 3: 4 is the parent, 14 to 17 are the times, 22 is the start.
  const ticks = fields.slice(11, 15).reduce((total, value) => total + Number(value), 0)
  return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), started: fields[19] ?? '', ticks }
}

export function processorLines(times: ProcessorTime[]): string[] {
  const all = { kind: 'all', seconds: times.reduce((sum, { seconds }) => sum + seconds, 0) }
  return [...times, all].map(({ kind, seconds }) => `${seconds.toFixed(0).padStart(7)} s  ${kind}`)
}

/** Processor seconds of a fixed piece of work: times of two machines are compared by it. */
export function yardstick(): number {
  const before = process.cpuUsage().user
  const text = JSON.stringify(Array.from({ length: 200_000 }, (_, at) => ({ name: `Page ${at}` })))
  for (let turn = 0; turn < 10; turn++) JSON.parse(text)
  return (process.cpuUsage().user - before) / 1_000_000
}
