import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../../../../scripts/install/problem.mjs'
import { root } from '../../../../scripts/install/steps.mjs'
import { anyFreePort } from '../../../../scripts/machine/ports.ts'
import { which } from '../../../../scripts/machine/programs.ts'

/** Varnish before instances of the site, with the very file that is shipped in `deploy/`; only addresses are those of this machine. */
export type Varnish = {
  address: string
  /** The value of EDGE that purges it. */
  edge: string
  /** Paths that it asked the instances for since the last call. */
  asked: () => Promise<string[]>
  /** SIGSTOP: it takes connections and says nothing, as a machine that vanished. */
  signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => Promise<void>
  /** Starts it before instances at these ports; after it was killed, at the same address and empty. */
  start: (sites: number[]) => Promise<void>
  stop: () => Promise<void>
}

const secret = 'a-secret-of-these-tests'

export async function varnishServer(): Promise<Varnish> {
  const [program, logger] = [which('varnishd'), which('varnishncsa')]
  if (!program || !logger) {
    throw problem('These tests need Varnish: install it (Debian: apt-get install varnish varnish-modules).')
  }
  const port = await anyFreePort()
  const address = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(path.join(tmpdir(), 'varnish-'))
  // Varnish compiles and answers as users of its own.
  chmodSync(folder, 0o755)
  const settings = path.join(folder, 'site.vcl')
  let children: ChildProcess[] = []
  let lines = ''

  const kill = (signal: NodeJS.Signals) => {
    for (const { pid } of children) if (pid) signalTree(pid, signal)
  }
  async function end() {
    const ended = children.filter(running).map(child => once(child, 'exit'))
    kill('SIGKILL')
    await Promise.all(ended)
    children = []
  }
  process.once('exit', () => kill('SIGKILL'))

  return {
    address,
    edge: `varnish://${secret}@127.0.0.1:${port}`,
    async asked() {
      // Lines of the log arrive within moments; the last one is a request of this call.
      const mark = `/nothing-${Math.random()}`
      await fetch(address + mark)
      while (!lines.includes(mark)) await sleep(20)
      const [before = ''] = lines.split(mark)
      lines = ''
      return before.split('\n').filter(Boolean)
    },
    async signal(name) {
      if (name === 'SIGKILL') await end()
      else kill(name)
    },
    async start(sites) {
      writeFileSync(settings, vclFor(sites))
      const own = path.join(folder, 'run')
      const flags = ['-F', '-n', own, '-a', `127.0.0.1:${port}`, '-f', settings, '-s', 'malloc,64m']
      const env = { ...process.env, EDGE_SECRET: secret }
      const cache = spawn(program, [...flags, '-p', 'backend_idle_timeout=2'], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      children = [cache]
      let said = ''
      cache.stderr.on('data', chunk => {
        said += chunk
      })
      while (!(await fetch(`${address}/readyz`).catch(() => undefined))) {
        if (!running(cache)) throw problem(`varnishd does not start. It said:\n${said}`)
        await sleep(50)
      }
      const log = spawn(logger, ['-n', own, '-b', '-F', '%U'], { stdio: ['ignore', 'pipe', 'ignore'] })
      log.stdout.on('data', chunk => {
        lines += chunk
      })
      children.push(log)
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const running = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** The shipped file, with instances at these ports. */
function vclFor(sites: number[]): string {
  let vcl = readFileSync(path.join(root, 'deploy/varnish/site.vcl'), 'utf8')
  sites.forEach((site, index) => {
    vcl = vcl.replace(`.host = "site-${index + 1}";\n  .port = "3000";`, `.host = "127.0.0.1";\n  .port = "${site}";`)
  })
  return vcl
}

/** A signal to a process and to those that it started: Varnish's second process is the one that answers. */
function signalTree(pid: number, signal: NodeJS.Signals) {
  try {
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean))
      signalTree(Number(child), signal)
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
