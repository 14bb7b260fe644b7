import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A running server: its process, its TCP port, and whether it takes connections yet. */
export type Postmaster = { pid: number; port: number; ready: boolean }

/** A process number that no system gives out. */
const noProcess = 2 ** 31 - 1

/**
 * The server that works on this data folder, whether or not we started it, or undefined. What `postmaster.pid` says is not
 * believed: after a power failure its number may belong to any other program.
 */
export function runningPostmaster(directory: string): Postmaster | undefined {
  const lines = readLines(path.join(directory, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!pid || !isServer(pid, directory)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * A number left in `postmaster.pid` that another program has got since would keep the server from starting. The file
 * itself must stay: it also tells a new server whether children of the old one still use its shared memory.
 */
export function disownPidFile(directory: string) {
  const file = path.join(directory, 'postmaster.pid')
  const [first, ...rest] = readLines(file)
  if (!first || isServer(Number(first), directory)) return
  writeFileSync(file, [noProcess, ...rest, ''].join('\n'))
}

/**
 * Whether this process is the server of this data folder.
 *
 * @returns false also for a process that ended and was not collected yet
 */
export function isServer(pid: number, directory: string): boolean {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(directory)
    const ps = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
    return ps.includes(directory)
  } catch {
    return false
  }
}

/** @returns no lines when there is no such file */
export function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
