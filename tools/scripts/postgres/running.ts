import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Postmaster = { pid: number; port: number; ready: boolean }

const noProcess = 2 ** 31 - 1
/** Milliseconds. A server fills its new pid file at once; the children of one that was killed end within moments. */
const emptyIsRemnant = 10_000

/** Verifies `postmaster.pid`: after a power failure its number may belong to any other program. */
export function runningPostmaster(directory: string): Postmaster | undefined {
  const lines = readLines(path.join(directory, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!pid || !isServer(pid, directory)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * A number in `postmaster.pid` that now belongs to another program would prevent the start. The file must stay: with it
 * a new server sees whether children of the old one still use its shared memory. PostgreSQL refuses an empty file, which
 * a server leaves that is killed in the moment of its start: that file goes.
 */
export function disownPidFile(directory: string) {
  const file = path.join(directory, 'postmaster.pid')
  const [first, ...rest] = readLines(file)
  if (first === '' && Date.now() - statSync(file).mtimeMs > emptyIsRemnant) return rmSync(file)
  if (!first || isServer(Number(first), directory)) return
  writeFileSync(file, [noProcess, ...rest, ''].join('\n'))
}

/** false also for a zombie. */
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

export function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
