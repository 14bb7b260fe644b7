import { spawn } from 'node:child_process'
import { ended, isRunning } from './children.mjs'
import { openDatabase, stopOnceOpen } from './database.mjs'
import { nodeBinary } from './install.mjs'
import { claimPort } from './ports.mjs'
import { environment, nodeArguments, processes, stopLimit } from './processes.mjs'
import { readSettings } from './settings.mjs'
import { root } from './steps.mjs'

/**
 * Runs one process of the stack in the foreground. What it calls is given by the environment; a database it needs and
 * is not given is the embedded one, for as long as this run lasts.
 *
 * @param {string} name
 * @param {{ dev: boolean, again: boolean }} options
 * @param {(() => unknown)[]} undo what has to be undone at the end
 * @param {(code: number) => unknown} end
 */
export async function runOne(name, { dev, again }, undo, end) {
  const one = processes.find(candidate => candidate.name === name)
  if (!one) throw new Error(`There is no process ${name}.`)
  const settings = readSettings()
  await claimPort(settings.ports[one.name], one.portVariable, again)
  let databaseUrl = settings.databaseUrl
  if (one.database && !databaseUrl) {
    const database = openDatabase(settings, line => console.error(line))
    undo.push(() => stopOnceOpen(database))
    databaseUrl = (await database).url
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
  // Anything but 0 and 1 would have the launcher start this run again.
  await end(code === 0 ? 0 : 1)
}
