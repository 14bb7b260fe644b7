import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../install/problem.mjs'
import { postgresBinary } from './binaries.ts'
import { disownPidFile, isServer, type Postmaster, readLines, runningPostmaster } from './running.ts'
import { runAs, serverUser } from './unprivileged.ts'

const orphanLimit = 120_000
/** Milliseconds until a slow start is reported; replaying the log after a power failure may take long. */
const slowAfter = 60_000

type Start = {
  port: number
  logFile: string
  durable?: boolean
  diesWithUs?: boolean
  say?: (line: string) => void
}

/** The server outlives this process; the next one finds it with `runningPostmaster`. */
export async function startPostmaster(directory: string, options: Start): Promise<Postmaster> {
  const { port, logFile, durable = true, diesWithUs = false, say = () => {} } = options
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'log_checkpoints=off',
    'timezone=UTC',
  ]
  // Many test files at a time may share one.
  if (!durable) settings.push('fsync=off', 'full_page_writes=off', 'shared_buffers=16MB', 'max_connections=400')
  const server = [postgresBinary('postgres'), '-D', directory, ...settings.flatMap(one => ['-c', one])]
  const deadline = Date.now() + orphanLimit

  for (;;) {
    disownPidFile(directory)
    const linesBefore = readLines(logFile).length
    const { postmaster, killed } = await attempt(server, directory, { logFile, diesWithUs, say })
    if (postmaster) return postmaster
    // Another run was quicker.
    const other = runningPostmaster(directory)
    if (other?.ready) return other
    const lines = readLines(logFile).slice(linesBefore)
    // After a kill -9 the server's children need a moment to leave the shared memory; and another run's server holds
    // the lock file before it is ready, and logs its recovery in the same file.
    const isHeld = lines.some(line => /shared memory block|lock file/.test(line))
    if (isHeld && Date.now() < deadline) {
      await sleep(300)
      continue
    }
    const damage = lines.find(line => signsOfDamage.test(line))
    if (damage) throw problem(damaged(directory, `${withoutLevel(damage)}; see ${logFile}`))
    const reason = lines.findLast(line => /FATAL|PANIC|HINT/.test(line)) ?? ''
    if (/No space left/.test(reason)) throw Object.assign(new Error(), { code: 'ENOSPC' })
    if (!killed || Date.now() > deadline)
      throw problem(`PostgreSQL does not start: ${withoutLevel(reason)} (see ${logFile})`)
    await sleep(300)
  }
}

/** Resolves with the ready server; or, after its end, whether it was killed. */
async function attempt(
  server: string[],
  directory: string,
  { logFile, diesWithUs, say }: Required<Pick<Start, 'logFile' | 'diesWithUs' | 'say'>>,
) {
  const log = openSync(logFile, 'a', 0o600)
  const { file, args, options } = runAs(serverUser(directory), server, [directory], { diesWithUs })
  const child = spawn(file, args, { ...options, stdio: ['ignore', log, log], detached: true, cwd: '/' })
  closeSync(log)
  let failure: Error | undefined
  child.on('error', error => {
    failure = error
  })
  child.unref()
  const started = Date.now()
  let reported = started
  while (child.exitCode === null && child.signalCode === null && !failure) {
    const postmaster = runningPostmaster(directory)
    if (postmaster?.ready && postmaster.pid === child.pid) return { postmaster, killed: false }
    if (Date.now() > reported + slowAfter) {
      reported = Date.now()
      say(`database is still starting after ${Math.round((reported - started) / 1000)} s (log: ${logFile}).`)
    }
    await sleep(20)
  }
  if (failure) throw failure
  return { postmaster: undefined, killed: child.signalCode === 'SIGKILL' }
}

/** Messages about missing or damaged files, which a retry does not mend. */
const signsOfDamage =
  /PANIC:|could not find the database system|(?:FATAL|LOG): .*(?:could not (?:open|read|access|stat) (?:file|directory|status of|the file)|is not a valid data directory|invalid (?:checkpoint|page|magic)|incorrect checksum|contents? of .* (?:is|are) (?:invalid|corrupt))|database files are incompatible|was terminated by signal (?:6|7|11)\b/

function withoutLevel(line: string) {
  return line.replace(/^.*?(FATAL|PANIC|HINT|LOG):\s*/, '')
}

export function damaged(directory: string, reason: string): string {
  return `The database in ${directory} is damaged (${reason}): put a backup of that folder in its place, or move it away to begin with an empty one.`
}

/** Stops at once after `limit` milliseconds; the next start then replays the log. */
export async function stopPostmaster(directory: string, limit = 2500) {
  const postmaster = runningPostmaster(directory)
  if (!postmaster) return
  killPostmaster(directory, 'SIGINT')
  const started = Date.now()
  let hurried = false
  // The server deletes postmaster.pid a moment before it ends.
  while (isServer(postmaster.pid, directory)) {
    const waited = Date.now() - started
    if (waited > limit && !hurried) {
      hurried = true
      killPostmaster(directory, 'SIGQUIT')
    }
    if (waited > limit + 2000) throw problem(`PostgreSQL does not stop (its data folder is ${directory}).`)
    await sleep(20)
  }
}

/** @param signal SIGINT stops in order, SIGQUIT at once, SIGKILL is for tests */
export function killPostmaster(directory: string, signal: NodeJS.Signals) {
  const postmaster = runningPostmaster(directory)
  if (!postmaster) return
  try {
    process.kill(postmaster.pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
