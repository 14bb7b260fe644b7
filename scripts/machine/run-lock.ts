import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { problem } from '../install/problem.mjs'

/** What SQLite answers when another process holds a lock that excludes the wanted one. */
const busy = 5

/** Locks that this process holds. A lock that nothing refers to would be closed, and so released, with the garbage. */
const held = new Set<DatabaseSync>()

/**
 * Takes a lock of the operating system on a file, which is created if absent. The lock ends with this process, however
 * the process ends; so a lock left by a process that was killed cannot exist. SQLite takes it, because Node itself has
 * no call for it; the file stays empty.
 *
 * @param kind many processes may hold a shared lock at the same time; an exclusive one excludes all others
 * @param milliseconds to wait for a lock that excludes this one
 * @returns releases it; undefined when another process has it
 */
export function lockFile(file: string, kind: 'shared' | 'exclusive', milliseconds = 0): (() => void) | undefined {
  // Says more than SQLite would about a disk that is full or cannot be written.
  writeFileSync(file, '', { flag: 'a' })
  const lock = new DatabaseSync(file, { timeout: milliseconds })
  try {
    const begin = kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT 1 FROM sqlite_schema'
    lock.exec(`PRAGMA journal_mode = MEMORY; ${begin}`)
    held.add(lock)
    return () => {
      held.delete(lock)
      lock.close()
    }
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
}

/**
 * Claims the data folder for this process, so that a second run does not work on the same data.
 *
 * @param dataDir is created if absent
 * @param pid what a person stops to end this run
 * @returns gives the claim back
 */
export function claimDataFolder(dataDir: string, pid: number): () => void {
  makeFolder(dataDir)
  const holder = path.join(dataDir, 'run.pid')
  const release = lockFile(path.join(dataDir, 'run.lock'), 'exclusive')
  if (release) {
    writeFileSync(holder, String(pid))
    return release
  }
  throw problem(
    `The data folder ${dataDir} is in use by another run${existsSync(holder) ? ` (process ${readFileSync(holder, 'utf8')})` : ''}: stop that one, or set DATA_DIR to another folder.`,
  )
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    // This is how Node reports a disk that cannot be written.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw problem(`The data folder ${folder} cannot be created: set DATA_DIR to a folder on a writable disk.`)
  }
}
