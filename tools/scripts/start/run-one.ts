import { spawn } from 'node:child_process'
import { nodeBinary } from '../install/install.mjs'
import { root } from '../install/steps.mjs'
import { claimPort } from '../machine/ports.ts'
import { openDatabase, stopOnceOpen } from './database.ts'
import { environment } from './environment.ts'
import { ended, isRunning } from './process/children.ts'
import { nodeArguments, processes, stopLimit } from './processes.ts'
import { readSettings } from './settings.ts'

/** With the embedded database unless the environment names one. @param undo for the end */
export async function runOne(
  name: string,
  { dev, again }: { dev: boolean; again: boolean },
  undo: (() => unknown)[],
  end: (code: number) => unknown,
) {
  const one = processes.find(candidate => candidate.name === name)
  if (!one) throw new Error(`There is no process ${name}.`)
  const settings = readSettings()
  await claimPort(settings.ports[one.name], one.portVariable, again)
  let databaseUrl = settings.databaseUrl
  if (one.database && !databaseUrl) {
    const database = openDatabase(settings, line => console.error(line))
    undo.push(() => stopOnceOpen(database))
    const { url, urls } = await database
    databaseUrl = urls[one.name] ?? url
  }
  const env = environment(one, settings, { databaseUrl, dev })
  const child = spawn(nodeBinary, [...nodeArguments, one.entry], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  undo.push(async () => {
    if (!isRunning(child)) return
    child.kill('SIGTERM')
    const limit = setTimeout(() => child.kill('SIGKILL'), stopLimit())
    await ended(child)
    clearTimeout(limit)
  })
  const [code] = await ended(child)
  // Any other code would make the launcher restart this run.
  await end(code === 0 ? 0 : 1)
}
