import { statfsSync, watch } from 'node:fs'
import path from 'node:path'
import { explain } from '../install/problem.mjs'
import { root } from '../install/steps.mjs'
import { claimPort } from '../machine/ports.ts'
import { claimDataFolder } from '../machine/run-lock.ts'
import { banner } from './banner.ts'
import { type Database, openDatabase, stopOnceOpen } from './database.ts'
import { environment } from './environment.ts'
import { keepAlive, type Supervised } from './process/keep-alive.ts'
import type { Process } from './processes.ts'
import { runOne } from './run-one.ts'
import { readOptions, readSettings, toStart } from './settings.ts'

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
  if (!settings.elsewhere.backend) await claimPort(settings.deskPort, 'DESK_PORT', again)

  const { databaseUrl } = settings
  let database: Database | undefined
  if (databaseUrl)
    say(
      'All services use DATABASE_URL and can read the tables of one another: deploy/README.md says how to separate them.',
    )
  else if (starting.some(one => one.database)) {
    const opening = openDatabase(settings, say)
    undo.push(() => stopOnceOpen(opening))
    database = await opening
  }
  if (ending) return
  const supervised = starting.map(one => {
    const url = databaseUrl ?? database?.urls[one.name] ?? database?.url
    const env = environment(one, settings, { databaseUrl: url, dev: options.dev })
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

const shared = ['contracts', 'drawings', 'reference-data', 'kit', 'ui']
const source = /\.(tsx?|css|json|md|sql)$/
/** An editor or a git command writes many files in a row. */
const calm = 200

/** The site reloads its own sources. */
function restartOnChange(processes: Process[], supervised: Supervised[]) {
  processes.forEach(({ name, entry }, index) => {
    if (name === 'site') return
    let timer: NodeJS.Timeout | undefined
    for (const folder of [path.dirname(entry), ...shared]) {
      watch(path.join(root, folder), { recursive: true }, (_event, file) => {
        if (!file || !source.test(file) || /node_modules|\.test\./.test(file)) return
        clearTimeout(timer)
        timer = setTimeout(() => supervised[index]?.restart(), calm)
      })
    }
  })
}
