import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { explain, problem } from '../install/problem.mjs'
import { rotate } from '../machine/log-file.ts'
import { tryPort } from '../machine/ports.ts'
import { isAlive, nameProcess } from '../machine/run-lock.ts'
import { databaseUrl, ensureCluster } from '../postgres/cluster.ts'
import { startPostmaster, stopPostmaster } from '../postgres/postmaster.ts'
import { runningPostmaster } from '../postgres/running.ts'
import type { Settings } from './settings.ts'

const checkEvery = 250
const longestPause = 10_000

/** `stop` ends it unless another run still uses it */
export type Database = { url: string; stop: () => Promise<void> }

/** The embedded database: makes it, starts it or finds it running, and starts it again when it dies. */
export async function openDatabase(
  { dataDir, databasePort }: Settings,
  say: (line: string) => void,
): Promise<Database> {
  const directory = path.join(dataDir, 'postgres')
  const logs = path.join(dataDir, 'logs')
  const passwordFile = path.join(dataDir, 'postgres-password')
  mkdirSync(logs, { recursive: true })
  const leave = enter(path.join(dataDir, 'database-users'))
  await ensureCluster(directory, { passwordFile })

  const found = runningPostmaster(directory)
  if (!found) rotate(logs, 'database')
  const options = { logFile: path.join(logs, 'database.log'), say }
  const { port } = found?.ready
    ? found
    : await startPostmaster(directory, { port: await choosePort(databasePort), ...options })

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
        pause = Math.min(pause * 2, longestPause)
        say(`${explain(error)} Trying again in ${Math.round(pause / 1000)} s.`)
      }
    }
  }

  return {
    url: databaseUrl(passwordFile, port),
    async stop() {
      stopping = true
      await Promise.race([watching, sleep(checkEvery)])
      if (leave()) await stopPostmaster(directory)
    },
  }
}

/** Stops a database that may still be starting: a start cannot be cut short, and must not be left behind. */
export async function stopOnceOpen(opening: Promise<Database>) {
  const database = await opening.catch(() => undefined)
  await database?.stop()
}

/**
 * Several runs of single processes may share the database; the last to leave stops it.
 *
 * @param folder one file for each run, named after its process
 * @returns takes us off the list; true when nobody is left on it
 */
function enter(folder: string): () => boolean {
  const own = path.join(folder, String(process.pid))
  mkdirSync(folder, { recursive: true })
  writeFileSync(own, nameProcess(process.pid))
  return () => {
    rmSync(own, { force: true })
    const others = readdirSync(folder).map(name => path.join(folder, name))
    const gone = others.filter(file => !isAlive(readFileSync(file, 'utf8')))
    for (const file of gone) rmSync(file, { force: true })
    return gone.length === others.length
  }
}

/** @returns it, or the next free one */
async function choosePort(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 50 && port <= 65_535; port++) if (await tryPort(port)) return port
  throw problem(`The ports from ${preferred} on are all taken: set DATABASE_PORT to a free one.`)
}
