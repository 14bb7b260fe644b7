import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { problem } from '../install/problem.mjs'

/** Of several that claim at the same moment each waits a time of its own before it tries again. */
const attempts = 12
const longestPause = 100

/**
 * Claims the data folder for this run, so that a second run does not work on the same data. Everybody who claims it
 * has a file of their own there, and looks for others only when it lies there: of two, the later one sees the
 * earlier, so there are never two winners, and a claim left by a process that is gone needs no taking over. A file is
 * named after the launcher and when it started: a process number alone may belong to another program after a power
 * failure.
 *
 * @param dataDir is made if absent
 * @param pid the launcher's
 * @returns gives the claim back
 */
export function claimDataFolder(dataDir: string, pid: number): () => void {
  const folder = path.join(dataDir, 'claims')
  makeFolder(folder)
  const claim = nameProcess(pid)
  const file = path.join(folder, claim)
  const giveBack = () => rmSync(file, { force: true })
  // An earlier supervisor of the same launcher has claimed it.
  if (existsSync(file)) return giveBack
  let holder = livingOther(folder, claim)
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (!holder) {
      writeFileSync(file, '')
      holder = livingOther(folder, claim)
      if (!holder) return giveBack
      giveBack()
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.random() * longestPause)
    holder = livingOther(folder, claim)
  }
  const number = holder?.split(' ')[0]
  throw problem(
    `The data folder ${dataDir} is in use by another run (process ${number}): stop that one, or set DATA_DIR to another folder.`,
  )
}

/** @param folder of claims; those of processes that are gone are removed */
function livingOther(folder: string, own: string): string | undefined {
  const others = readdirSync(folder).filter(name => name !== own)
  for (const gone of others.filter(name => !isAlive(name))) rmSync(path.join(folder, gone), { force: true })
  return others.find(isAlive)
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

/** Names a process so that it is not mistaken for another one of the same number. */
export function nameProcess(pid: number): string {
  return `${pid} ${startTime(pid)}`
}

/** @param name from `nameProcess` */
export function isAlive(name: string): boolean {
  const pid = Number(name.split(' ')[0])
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return nameProcess(pid) === name
}

/** @returns something that differs between two processes of the same number; '-' where that is not known */
function startTime(pid: number): string {
  if (process.platform !== 'linux') return '-'
  // The name of the program, in brackets, may hold blanks; the 20th field after it is the start in clock ticks.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields && fields[0] !== 'Z' ? (fields[19] ?? '-') : 'ended'
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}
