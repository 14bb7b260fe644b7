import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUrl, ensureCluster } from './postgres/cluster.mjs'
import { killPostmaster, startPostmaster, stopPostmaster } from './postgres/postmaster.mjs'
import { runningPostmaster } from './postgres/running.mjs'
import { anyFreePort } from './start/ports.mjs'

/** @typedef {import('./throw-away-database.d.mts').ThrowAwayDatabase} ThrowAwayDatabase */

/**
 * Starts a PostgreSQL of its own with one empty database in a temporary folder, for tests: it does not wait for the
 * disk, and it ends with this process at the latest. Takes about half a second.
 *
 * @returns {Promise<ThrowAwayDatabase>}
 */
export async function startThrowAwayDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'throw-away-database-'))
  const directory = path.join(folder, 'postgres')
  const passwordFile = path.join(folder, 'password')
  const port = await anyFreePort()
  const start = () =>
    startPostmaster(directory, { port, logFile: path.join(folder, 'log'), durable: false, diesWithUs: true })
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  const abandon = () => {
    killPostmaster(directory, 'SIGQUIT')
    // While a process exits it can wait only by blocking; the server must be gone before its files.
    for (let turn = 0; turn < 100 && runningPostmaster(directory); turn++) pause(20)
    remove()
  }

  process.once('exit', abandon)
  await ensureCluster(directory, { passwordFile, durable: false })
  await start()
  return {
    url: databaseUrl(passwordFile, port),
    async kill() {
      const server = runningPostmaster(directory)
      // Its children would go on answering for a moment, which nothing does after a power failure.
      for (const pid of server ? [server.pid, ...childrenOf(server.pid)] : []) killNow(pid)
      while (runningPostmaster(directory)) await sleep(5)
    },
    async restart() {
      await start()
    },
    async stop() {
      await stopPostmaster(directory)
      process.off('exit', abandon)
      remove()
    },
  }
}

/** @param {number} pid may have ended already */
function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

/**
 * @param {number} pid
 * @returns {number[]} none where the system does not tell
 */
function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
