import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { explain, problem } from '../install/problem.mjs'
import { rotate } from '../machine/log-file.ts'
import { tryPort } from '../machine/ports.ts'
import { lockFile } from '../machine/run-lock.ts'
import { databaseUrl, ensureCluster } from '../postgres/cluster.ts'
import { startPostmaster, stopPostmaster } from '../postgres/postmaster.ts'
import { runningPostmaster } from '../postgres/running.ts'
import { separateServices } from '../postgres/service-roles.ts'
import type { Settings } from './settings.ts'

const firstPort = 54_320
const checkEvery = 250
const maxPause = 10_000

/** A starting run waits for another one that stops the database. */
const maxStop = 10_000

/**
 * `url` is the owner's, `urls` those of the services, which read their own schemas alone. `stop` spares a database that
 * another run uses: each holds a shared lock.
 */
export type Database = { url: string; urls: Record<string, string>; stop: () => Promise<void> }

/** Creates, starts or finds the embedded database, and restarts it when it dies. */
export async function openDatabase({ dataDir }: Settings, say: (line: string) => void): Promise<Database> {
  const directory = path.join(dataDir, 'postgres')
  const logs = path.join(dataDir, 'logs')
  const passwordFile = path.join(dataDir, 'postgres-password')
  mkdirSync(logs, { recursive: true })
  const users = path.join(dataDir, 'database-users.lock')
  const leave = lockFile(users, 'shared', maxStop)
  if (!leave) throw problem(`The database in ${directory} is being stopped: start again in a moment.`)
  await ensureCluster(directory, { passwordFile })

  const running = runningPostmaster(directory)
  if (!running) rotate(logs, 'database')
  const options = { logFile: path.join(logs, 'database.log'), say }
  const { port } = running?.ready ? running : await startOnFreePort(directory, options)

  let stopping = false
  const watching = watch()
  async function watch() {
    let pause = checkEvery
    while (!stopping) {
      await sleep(pause)
      if (stopping || runningPostmaster(directory)) continue
      say('database ended: starting it again.')
      const started = Date.now()
      try {
        await startPostmaster(directory, { port, ...options })
        say(`database is ready again (${((Date.now() - started) / 1000).toFixed(1)} s).`)
        pause = checkEvery
      } catch (error) {
        pause = Math.min(pause * 2, maxPause)
        say(`${explain(error)} Trying again in ${Math.round(pause / 1000)} s.`)
      }
    }
  }

  const url = databaseUrl(passwordFile, port)
  return {
    url,
    urls: await separateServices(url),
    async stop() {
      stopping = true
      await Promise.race([watching, sleep(checkEvery)])
      leave()
      const isLast = lockFile(users, 'exclusive')
      if (isLast) await stopPostmaster(directory)
      isLast?.()
    },
  }
}

/** Also one that is still starting: a start cannot be cancelled. */
export async function stopOnceOpen(opening: Promise<Database>) {
  const database = await opening.catch(() => undefined)
  await database?.stop()
}

async function startOnFreePort(directory: string, options: { logFile: string; say: (line: string) => void }) {
  for (let port = firstPort; ; port++) {
    if (!(await tryPort(port))) continue
    try {
      return await startPostmaster(directory, { port, ...options })
    } catch (error) {
      // Another program may have taken the port in the meantime.
      if (await tryPort(port)) throw error
    }
  }
}
