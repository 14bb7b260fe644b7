import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../scripts/install/steps.mjs'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import { databaseUrl } from '../../../scripts/postgres/cluster.ts'
import { runningPostmaster } from '../../../scripts/postgres/running.ts'
import { processes } from '../../../scripts/start/processes.ts'

/** A stack that was started as a person starts it, with data and ports of its own. */
export type Stack = {
  dataDir: string
  /** what sets it apart from other stacks */
  env: Record<string, string>
  /** everything it printed so far */
  output: () => string
  /** waits until it printed that, counted from character `since`, and returns what it printed since then */
  says: (text: string | RegExp, since?: number) => Promise<string>
  /** of one of its processes */
  address: (name: string) => string
  /** address and password of its database, which has to run */
  databaseUrl: () => string
  /** of site, content, booking, backend, supervisor, launcher or database; 0 while there is none */
  pid: (name: string) => number
  /** sends it a signal; there has to be such a process */
  kill: (name: string, signal: NodeJS.Signals) => void
  exitCode: Promise<number | null>
  /** by SIGTERM, as a service manager does */
  stop: () => Promise<void>
}

/** The one stack of many tests; those that end it start it again. */
export type SharedStack = {
  stack: Stack
  ports: Record<string, string>
  startAgain: () => void
  /** Ends it and deletes its data. */
  end: () => Promise<void>
}

type StackStart = {
  dataDir: string
  ports: Record<string, string>
  env?: Record<string, string>
  /** of package.json */
  script?: string
}

/** A first start takes 20 s on a quiet machine and two minutes on a very busy one. */
const timeLimit = 240_000

/** @returns a folder for the data of one stack; remove it with `forget` */
export function newDataFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'stack-'))
}

export function forget(dataDir: string) {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** @returns free ports, as the variables that set them */
export async function freePorts(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {}
  for (const name of [...processes.map(one => one.portVariable), 'DESK_PORT']) {
    let port = await anyFreePort()
    while (Object.values(ports).includes(String(port))) port = await anyFreePort()
    ports[name] = String(port)
  }
  return ports
}

export function startStack({ dataDir, ports, env = {}, script = 'start' }: StackStart): Stack {
  const own = { ...ports, DATA_DIR: dataDir, DATABASE_URL: '', ...env }
  const child = spawn('npm', ['run', script], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const exitCode = new Promise(resolve => child.once('close', resolve)) as Promise<number | null>

  async function says(text: string | RegExp, since = 0) {
    const deadline = Date.now() + timeLimit
    for (;;) {
      const recent = output.slice(since)
      if (typeof text === 'string' ? recent.includes(text) : text.test(recent)) return recent
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`It never said ${text}. It said:\n${output}`)
      await sleep(10)
    }
  }

  return {
    dataDir,
    env: own,
    output: () => output,
    says,
    address: name => `http://127.0.0.1:${own[(`${name.toUpperCase()}_PORT`) as keyof typeof own]}`,
    databaseUrl() {
      const port = runningPostmaster(path.join(dataDir, 'postgres'))?.port
      if (!port) throw new Error(`There is no database of ${dataDir}.`)
      return databaseUrl(path.join(dataDir, 'postgres-password'), port)
    },
    pid: name => findProcess(dataDir, name),
    kill(name, signal) {
      const pid = findProcess(dataDir, name)
      // A signal to 0 goes to everything that was started together with this test, the test itself included.
      if (pid === 0) throw new Error(`There is no ${name} of ${dataDir}.`)
      process.kill(pid, signal)
    },
    exitCode,
    async stop() {
      child.kill('SIGTERM')
      await exitCode
    },
  }
}

export async function shareStack(): Promise<SharedStack> {
  const dataDir = newDataFolder()
  const ports = await freePorts()
  const shared: SharedStack = {
    stack: startStack({ dataDir, ports }),
    ports,
    startAgain() {
      shared.stack = startStack({ dataDir, ports })
    },
    async end() {
      await shared.stack.stop()
      forget(dataDir)
    },
  }
  return shared
}

/** @returns undefined while it does not answer */
export async function statusOf(stack: Stack, name: string, path = '/readyz'): Promise<number | undefined> {
  const response = await fetch(`${stack.address(name)}${path}`).catch(() => undefined)
  return response?.status
}

/** Every process that was started with this data folder, also where its parent has ended. */
export function processesOf(dataDir: string): { pid: number; command: string }[] {
  const found = []
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
    const ours = command.includes(dataDir) || read(`/proc/${pid}/environ`).includes(`DATA_DIR=${dataDir}\0`)
    if (ours && command) found.push({ pid: Number(pid), command })
  }
  return found
}

function findProcess(dataDir: string, name: string): number {
  if (name === 'database') return runningPostmaster(path.join(dataDir, 'postgres'))?.pid ?? 0
  const entry =
    processes.find(one => one.name === name)?.entry ??
    (name === 'launcher' ? 'tools/scripts/install/start.mjs' : `start/${name}.ts`)
  return processesOf(dataDir).find(({ command }) => /^\S*node\s/.test(command) && command.includes(entry))?.pid ?? 0
}

function read(file: string) {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  } catch {
    // It ended in the meantime, or is not ours to look at.
    return ''
  }
}
