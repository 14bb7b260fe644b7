import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { problem } from './problem.mjs'

/**
 * Claims the data folder for this run, so that a second run does not work on the same data. The claim names the
 * launcher and when it started: a process number alone may belong to another program after a power failure.
 *
 * @param {string} dataDir is made if absent
 * @param {number} pid the launcher's
 * @returns {() => void} gives the claim back
 */
export function claimDataFolder(dataDir, pid) {
  makeFolder(dataDir)
  const file = path.join(dataDir, 'run.lock')
  const claim = nameProcess(pid)
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      writeFileSync(file, claim, { flag: 'wx' })
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
    const holder = read(file)
    if (holder === claim) return () => rmSync(file, { force: true })
    if (holder && isAlive(holder)) {
      const number = holder.split(' ')[0]
      throw problem(
        `The data folder ${dataDir} is in use by another run (process ${number}): stop that one, or set DATA_DIR to another folder.`,
      )
    }
    // Whoever held it is gone.
    rmSync(file, { force: true })
  }
  throw problem(`The data folder ${dataDir} is being claimed by other runs at this moment: try again.`)
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    // This is how Node reports a disk that cannot be written.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
    throw problem(`The data folder ${folder} cannot be made: set DATA_DIR to a folder on a disk that can be written.`)
  }
}

/**
 * Names a process so that it is not mistaken for another one of the same number.
 *
 * @param {number} pid
 * @returns {string}
 */
export function nameProcess(pid) {
  return `${pid} ${startTime(pid)}`
}

/**
 * @param {string} name from `nameProcess`
 * @returns {boolean}
 */
export function isAlive(name) {
  const pid = Number(name.split(' ')[0])
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false
  }
  return nameProcess(pid) === name
}

/**
 * @param {number} pid
 * @returns {string} something that differs between two processes of the same number; '-' where that is not known
 */
function startTime(pid) {
  if (process.platform !== 'linux') return '-'
  // The name of the program, in brackets, may hold blanks; the 20th field after it is the start in clock ticks.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields && fields[0] !== 'Z' ? (fields[19] ?? '-') : 'ended'
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}
