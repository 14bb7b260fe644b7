import { statfsSync } from 'node:fs'
import { explain } from '../install/problem.mjs'
import { claimPort } from '../machine/ports.ts'
import { claimDataFolder } from '../machine/run-lock.ts'
import { banner } from './banner.ts'
import { openDatabase, stopOnceOpen } from './database.ts'
import { environment } from './environment.ts'
import { keepAlive } from './process/keep-alive.ts'
import { runOne } from './run-one.ts'
import { readOptions, readSettings, toStart } from './settings.ts'
import { restartOnChange } from './watch-sources.ts'

const again = process.env.START_AGAIN === '1'
delete process.env.START_AGAIN
const started = Date.now()
const minSpace = 64 * 1024 * 1024
const say = (line: string) => console.log(line)

const undo: (() => unknown)[] = []
let ending: Promise<void> | undefined

// The terminal may be gone before us.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => end(0))

const options = readOptions(process.argv.slice(2))
const run = options.only ? runOne(options.only, { ...options, again }, undo, end) : runAll()
run.catch(error => {
  if (ending) return
  console.error(explain(error))
  end(1)
})

async function runAll() {
  const settings = readSettings()
  undo.push(claimDataFolder(settings.dataDir, process.ppid))
  checkSpace(settings.dataDir)
  for (const name of settings.unknownNames) say(`.env: ${name} is no setting; .env.example has them all.`)
  const starting = toStart(settings)
  for (const one of starting) await claimPort(settings.ports[one.name], one.portVariable, again)

  let databaseUrl = settings.databaseUrl
  if (!databaseUrl && starting.some(one => one.database)) {
    const database = openDatabase(settings, say)
    undo.push(() => stopOnceOpen(database))
    databaseUrl = (await database).url
  }
  if (ending) return
  const supervised = starting.map(one => {
    const env = environment(one, settings, { databaseUrl, dev: options.dev })
    return keepAlive({ ...one, port: settings.ports[one.name], env, dataDir: settings.dataDir, again }, say)
  })
  undo.push(() => Promise.all(supervised.map(one => one.stop())))
  await Promise.all(supervised.map(one => one.ready))
  if (ending) return
  say(again ? 'Everything is ready again.' : banner(settings, Date.now() - started))
  if (options.dev) restartOnChange(starting, supervised)
}

async function end(code: number) {
  ending ??= (async () => {
    while (undo.length > 0) {
      try {
        await undo.pop()?.()
      } catch (error) {
        console.error(explain(error))
      }
    }
  })()
  await ending
  process.exit(code)
}

function checkSpace(dataDir: string) {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < minSpace) throw Object.assign(new Error(), { code: 'ENOSPC' })
}
