import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { problem } from '../install/problem.mjs'

const busy = 5

const held = new Set<DatabaseSync>()

/**
 * Ends with this process, also after a kill, so there are no stale locks. SQLite takes the lock, because Node has no
 * call for it; the file stays empty.
 * @param kind shared locks exclude only exclusive ones
 * @returns releases it; undefined when another process has it
 */
export function lockFile(file: string, kind: 'shared' | 'exclusive', milliseconds = 0): (() => void) | undefined {
  // Gives a better error for a full or read-only disk.
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

/** A second run must not work on the same data. @param pid shown to a person who wants to stop this run */
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
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw problem(`The data folder ${folder} cannot be created: set DATA_DIR to a folder on a writable disk.`)
  }
}
