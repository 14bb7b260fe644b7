import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeBinary } from './install.mjs'
import { root } from './steps.mjs'

const supervisor = path.join(root, 'tools/scripts/start/supervisor.ts')

/** Restarts cannot cure a supervisor that ends this often within a minute. */
const maxDeaths = 5

/**
 * Runs and restarts the supervisor on the packages' Node. It has its own session, so that Ctrl-C reaches only us and
 * everything ends in order.
 * @param {string[]} args for the supervisor
 * @returns {Promise<number>} the exit code
 */
export async function launch(args) {
  const parent = process.ppid
  let child = spawnSupervisor(args, {})
  let stopping = false
  let deaths = 0

  const stop = () => {
    stopping = true
    child.kill('SIGTERM')
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  // npm cannot pass SIGKILL on.
  const watch = setInterval(() => {
    if (!stopping && process.env.npm_lifecycle_event && parent !== 1 && process.ppid !== parent) stop()
  }, 1000)

  try {
    for (;;) {
      const [code, signal] = await ended(child)
      if (code === 0 || code === 1 || stopping) return code ?? (stopping ? 0 : 1)
      deaths++
      setTimeout(() => deaths--, 60_000).unref()
      if (deaths > maxDeaths) throw new Error('The supervisor ends again and again: giving up.')
      console.error(`The supervisor ended (${signal ?? `exit code ${code}`}): starting it again.`)
      await sleep(200 * deaths)
      if (stopping) return 0
      child = spawnSupervisor(args, { START_AGAIN: '1' })
    }
  } finally {
    clearInterval(watch)
  }
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function spawnSupervisor(args, env) {
  return spawn(nodeBinary, [supervisor, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<[code: number | null, signal: string | null]>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve([code, signal]))
  })
}
