import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeBinary } from '../../install/install.mjs'
import { problem } from '../../install/problem.mjs'
import { root } from '../../install/steps.mjs'
import { openLog } from '../../machine/log-file.ts'
import { nodeArguments, stopLimit } from '../processes.ts'
import { becomesReady, ended, isRunning } from './children.ts'
import { shortForm } from './short-form.ts'

const aMinute = 60_000
const minPause = 250
const maxPause = 30_000
const maxAttempts = 5
/** After so many milliseconds a restart needs no delay. */
const stableAfter = 60_000

export type Supervised = {
  /** Rejects when it cannot even start. */
  ready: Promise<void>
  stop: () => Promise<void>
  restart: () => void
}

type Start = {
  name: string
  entry: string
  port: number
  env: NodeJS.ProcessEnv
  dataDir: string
  /** The process ran a moment ago, under a killed supervisor. */
  again: boolean
  /** Milliseconds until a start is reported as slow; default a minute. */
  slowAfter?: number
}

/** A first start that ends with an error is final: a person has to change something. A slow start is awaited. */
export function keepAlive(
  { name, entry, port, env, dataDir, again, slowAfter: every = aMinute }: Start,
  say: (line: string) => void,
): Supervised {
  const log = openLog(dataDir, name, say)
  let stopping = false
  let wanted = false
  let child = start()
  const ready = firstReady()

  function start() {
    const begun = spawn(nodeBinary, [...nodeArguments, entry], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    begun.stdout?.on('data', log.write)
    begun.stderr?.on('data', log.write)
    return begun
  }

  function passOnWarnings() {
    child.stdout?.on('data', shortForm(name, log.file, say))
    child.stderr?.on('data', shortForm(name, log.file, say))
  }

  function tellSlow(milliseconds: number, doing: string | undefined) {
    if (stopping) return
    const state = doing ? `${doing}` : `its log is ${log.file}`
    say(`${name} is still starting after ${Math.round(milliseconds / 1000)} s: ${state}.`)
  }

  async function firstReady() {
    for (let attempt = 1; ; attempt++) {
      const complaints = collect(child)
      if (await becomesReady(child, port, { every, tell: tellSlow })) {
        // Early messages for people, such as a mistake in a content file.
        shortForm(name, log.file, say)(Buffer.from(`${plainLines(complaints()).join('\n')}\n`))
        break
      }
      if (stopping) return
      const [code, signal] = await ended(child)
      // The last output may still be on its way.
      await sleep(50)
      // A process that was killed, or that ran a moment ago, has no wrong settings.
      const final = (code !== null && !again) || attempt === maxAttempts
      const cause = mostTelling(complaints()) || `it ended (${signal ?? `exit code ${code}`})`
      if (final) throw problem(`${name} cannot start: ${cause} (log: ${log.file})`)
      say(`${name} ended before it was ready (${signal ?? `exit code ${code}`}): starting it again.`)
      await sleep(minPause * attempt)
      if (stopping) return
      child = start()
    }
    passOnWarnings()
    void keep()
  }

  async function keep() {
    let pause = minPause / 2
    for (;;) {
      const since = Date.now()
      const [code, signal] = await ended(child)
      if (stopping) return
      pause = wanted || Date.now() - since > stableAfter ? minPause : Math.min(pause * 2, maxPause)
      const cause = wanted ? 'its sources changed' : (signal ?? `exit code ${code}`)
      say(`${name} ended (${cause}): starting it again${pause > 1000 ? ` in ${Math.round(pause / 1000)} s` : ''}.`)
      wanted = false
      await sleep(pause)
      if (stopping) return
      const started = Date.now()
      child = start()
      passOnWarnings()
      void becomesReady(child, port, { every, tell: tellSlow }).then(answered => {
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
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimit())
      await end
      clearTimeout(limit)
    },
  }
}

function collect(child: ChildProcess): () => string[] {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk).slice(-4000)
  })
  return () => text.trim().split('\n')
}

function mostTelling(lines: string[]): string {
  // Node prints the source line and a stack around an uncaught error.
  return lines.find(line => lines.length > 3 && /error/i.test(line)) ?? lines[0] ?? ''
}

function plainLines(lines: string[]): string[] {
  return lines.filter(line => !line.startsWith('{'))
}
