import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { becomesReady, ended, isRunning } from './children.mjs'
import { nodeBinary } from './install.mjs'
import { openLog } from './log-file.mjs'
import { problem } from './problem.mjs'
import { shortForm } from './short-form.mjs'
import { root } from './steps.mjs'

const readyLimit = 120_000
const longestPause = 30_000
/** A process that ran this long is not held to have failed at once, and starts again without delay. */
const steady = 60_000
const stopLimit = 3000

/**
 * @typedef {object} Kept
 * @property {Promise<void>} ready the first time it answers; rejects when it cannot even start
 * @property {() => Promise<void>} stop
 * @property {() => void} restart ends it in order; it is then started again
 */

/**
 * Starts a process and starts it again whenever it ends, until it is stopped. A first start that fails is final:
 * something is wrong that a person has to change.
 *
 * @param {{ name: string, entry: string, port: number, env: NodeJS.ProcessEnv, dataDir: string }} one
 * @param {(line: string) => void} say
 * @returns {Kept}
 */
export function keepAlive({ name, entry, port, env, dataDir }, say) {
  const log = openLog(dataDir, name, say)
  let stopping = false
  let wanted = false
  let child = start()
  const ready = firstReady()

  function start() {
    const begun = spawn(nodeBinary, [entry], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    begun.stdout?.on('data', log.write)
    begun.stderr?.on('data', log.write)
    return begun
  }

  function passOnWarnings() {
    child.stdout?.on('data', shortForm(name, log.file, say))
    child.stderr?.on('data', shortForm(name, log.file, say))
  }

  async function firstReady() {
    let complaint = ''
    const listen = (/** @type {Buffer} */ chunk) => {
      complaint = (complaint + chunk).slice(-4000)
    }
    child.stderr?.on('data', listen)
    const end = ended(child)
    const answered = await becomesReady(child, port, readyLimit)
    if (stopping) return
    if (!answered && isRunning(child))
      throw problem(`${name} did not become ready within ${readyLimit / 1000} s: see ${log.file}`)
    if (!answered) {
      const [code, signal] = await end
      // What it said last may still be on its way.
      await sleep(50)
      const lines = complaint.trim().split('\n')
      const said = lines.find(line => /error/i.test(line) && lines.length > 3) ?? lines[0]
      throw problem(`${name} cannot start: ${said || `it ended (${signal ?? `exit code ${code}`})`} (log: ${log.file})`)
    }
    child.stderr?.off('data', listen)
    passOnWarnings()
    void keep()
  }

  async function keep() {
    let pause = 250
    for (;;) {
      const since = Date.now()
      const [code, signal] = await ended(child)
      if (stopping) return
      pause = wanted || Date.now() - since > steady ? 250 : Math.min(pause * 2, longestPause)
      const cause = wanted ? 'its sources changed' : (signal ?? `exit code ${code}`)
      say(`${name} ended (${cause}): starting it again${pause > 1000 ? ` in ${Math.round(pause / 1000)} s` : ''}.`)
      wanted = false
      await sleep(pause)
      if (stopping) return
      const started = Date.now()
      child = start()
      passOnWarnings()
      void becomesReady(child, port, readyLimit).then(answered => {
        if (answered) say(`${name} is ready again (${((Date.now() - started) / 1000).toFixed(1)} s).`)
      })
    }
  }

  return {
    ready,
    restart() {
      wanted = true
      child.kill('SIGTERM')
    },
    async stop() {
      stopping = true
      if (!isRunning(child)) return
      const end = ended(child)
      child.kill('SIGTERM')
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimit)
      await end
      clearTimeout(limit)
    },
  }
}
