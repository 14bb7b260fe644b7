import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeBinary } from '../../../scripts/install/install.mjs'
import { root } from '../../../scripts/install/steps.mjs'
import { anyFreePort } from '../../../scripts/machine/ports.ts'

/** One instance of the built site, as a container runs it: with a data folder of its own that outlives it. */
export type SiteInstance = {
  port: number
  address: string
  dataDir: string
  /** until it is ready */
  start: () => Promise<void>
  /** in order, and how many milliseconds that took */
  stop: () => Promise<number>
  /** with kill -9 */
  kill: () => Promise<void>
  /** ends it and removes its data */
  forget: () => Promise<void>
}

const timeLimit = 120_000

/** @returns not started yet */
export async function siteInstance(settings: Record<string, string>): Promise<SiteInstance> {
  const port = await anyFreePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  const address = `http://127.0.0.1:${port}`
  const env = { ...process.env, APP_ENV: 'local', NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings }
  let child: ChildProcess | undefined
  const running = () => child?.exitCode === null && child.signalCode === null

  async function end(signal: NodeJS.Signals) {
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

/** @param running whether waiting is of use */
export async function untilReady(address: string, running: () => boolean = () => true) {
  const deadline = Date.now() + timeLimit
  for (;;) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (!running() || Date.now() > deadline) throw new Error(`${address} did not become ready`)
    await sleep(100)
  }
}
