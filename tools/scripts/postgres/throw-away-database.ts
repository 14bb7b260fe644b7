import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { anyFreePort } from '../machine/ports.ts'
import { databaseUrl, ensureCluster, runSql } from './cluster.ts'
import { killPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { runningPostmaster } from './running.ts'

export type ThrowAwayDatabase = {
  /** UTF-8, empty; its role may create further databases. */
  url: string
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * An empty PostgreSQL for tests: without fsync, ends with this process. Takes about half a second.
 * @param statements run first, as in `runSql`
 */
export async function startThrowAwayDatabase(statements = ''): Promise<ThrowAwayDatabase> {
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

  // Before the folder of temporary files goes.
  process.prependOnceListener('exit', abandon)
  await ensureCluster(directory, { passwordFile, durable: false })
  if (statements) runSql(statements, directory, false)
  await start()
  return {
    url: databaseUrl(passwordFile, port),
    kill: () => killServer(directory),
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

/**
 * Ends the server of a data folder like a power failure.
 *
 * @public Used by tools/e2e/operations/failover.
 */
export async function killServer(directory: string): Promise<void> {
  const server = runningPostmaster(directory)
  // The server's children would go on answering for a moment, which nothing does after a power failure.
  for (const pid of server ? [server.pid, ...childrenOf(server.pid)] : []) killNow(pid)
  while (runningPostmaster(directory)) await sleep(5)
}

function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

function pause(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
