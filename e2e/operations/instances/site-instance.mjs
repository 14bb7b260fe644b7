import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeBinary } from '../../../scripts/start/install.mjs'
import { anyFreePort } from '../../../scripts/start/ports.mjs'
import { root } from '../../../scripts/start/steps.mjs'

/**
 * One instance of the built site, as a container runs it: with a data folder of its own that outlives it.
 *
 * @typedef {object} SiteInstance
 * @property {number} port
 * @property {string} address
 * @property {string} dataDir
 * @property {() => Promise<void>} start until it is ready
 * @property {() => Promise<number>} stop in order, and how many milliseconds that took
 * @property {() => Promise<void>} kill with kill -9
 * @property {() => Promise<void>} forget ends it and removes its data
 */

const patience = 120_000

/**
 * @param {Record<string, string>} settings
 * @returns {Promise<SiteInstance>} not started yet
 */
export async function siteInstance(settings) {
  const port = await anyFreePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  const address = `http://127.0.0.1:${port}`
  const env = { ...process.env, APP_ENV: 'local', NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings }
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  const running = () => child?.exitCode === null && child.signalCode === null

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    if (!child || !running()) return
    child.kill(signal)
    await once(child, 'exit')
  }
  process.once('exit', () => child?.kill('SIGKILL'))

  return {
    port,
    address,
    dataDir,
    async start() {
      const own = { SITE_PORT: String(port), DATA_DIR: dataDir }
      child = spawn(nodeBinary, ['site/server.ts'], { cwd: root, env: { ...env, ...own }, stdio: 'ignore' })
      await untilReady(address, running)
    },
    async stop() {
      const started = Date.now()
      await end('SIGTERM')
      return Date.now() - started
    },
    kill: () => end('SIGKILL'),
    async forget() {
      await end('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * @param {string} address
 * @param {() => boolean} [running] whether waiting is of use
 */
export async function untilReady(address, running = () => true) {
  const deadline = Date.now() + patience
  for (;;) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (!running() || Date.now() > deadline) throw new Error(`${address} did not become ready`)
    await sleep(100)
  }
}
