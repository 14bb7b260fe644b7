import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningPostmaster } from '../../../scripts/postgres/running.mjs'
import { anyFreePort } from '../../../scripts/start/ports.mjs'
import { processes } from '../../../scripts/start/processes.mjs'
import { root } from '../../../scripts/start/steps.mjs'

/**
 * An stack started as a person starts it, with data and ports of its own.
 *
 * @typedef {object} Stack
 * @property {string} dataDir
 * @property {Record<string, string>} env what sets it apart from other stacks
 * @property {() => string} output everything it printed so far
 * @property {(text: string | RegExp, since?: number) => Promise<string>} says waits until it printed that, counted from
 *   character `since`, and returns what it printed since then
 * @property {(name: string) => string} address of one of its processes
 * @property {(name: string) => number} pid of site, content, booking, backend, supervisor, launcher or database
 * @property {Promise<number | null>} exitCode
 * @property {() => Promise<void>} stop by SIGTERM, as a service manager does
 */

const patience = 120_000

/** @returns {string} a folder for the data of one stack; remove it with `forget` */
export function newDataFolder() {
  return mkdtempSync(path.join(tmpdir(), 'stack-'))
}

/** @param {string} dataDir */
export function forget(dataDir) {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** @returns {Promise<Record<string, string>>} ports that nobody uses now, as the variables that set them */
export async function freePorts() {
  const names = [...processes.map(({ portVariable }) => portVariable), 'DATABASE_PORT']
  /** @type {Record<string, string>} */
  const ports = {}
  for (const name of names) {
    let port = await anyFreePort()
    while (Object.values(ports).includes(String(port))) port = await anyFreePort()
    ports[name] = String(port)
  }
  return ports
}

/**
 * @param {{ dataDir: string, ports: Record<string, string>, env?: Record<string, string>, script?: string }} options
 * @returns {Stack}
 */
export function startStack({ dataDir, ports, env = {}, script = 'start' }) {
  const own = { ...ports, DATA_DIR: dataDir, DATABASE_URL: '', ...env }
  const child = spawn('npm', ['run', script], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (/** @type {Buffer} */ chunk) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const exitCode = /** @type {Promise<number | null>} */ (new Promise(resolve => child.once('close', resolve)))

  /** @type {Stack['says']} */
  async function says(text, since = 0) {
    const deadline = Date.now() + patience
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
    address: name => `http://127.0.0.1:${own[/** @type {keyof typeof own} */ (`${name.toUpperCase()}_PORT`)]}`,
    pid: name => findProcess(dataDir, name),
    exitCode,
    async stop() {
      child.kill('SIGTERM')
      await exitCode
    },
  }
}

/**
 * Every process that was started with this data folder, whoever its parent is by now.
 *
 * @param {string} dataDir
 * @returns {{ pid: number, command: string }[]}
 */
export function processesOf(dataDir) {
  const found = []
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
    const ours = command.includes(dataDir) || read(`/proc/${pid}/environ`).includes(`DATA_DIR=${dataDir}\0`)
    if (ours && command) found.push({ pid: Number(pid), command })
  }
  return found
}

/**
 * @param {string} dataDir
 * @param {string} name
 * @returns {number}
 */
function findProcess(dataDir, name) {
  if (name === 'database') return runningPostmaster(path.join(dataDir, 'postgres'))?.pid ?? 0
  const entry =
    processes.find(one => one.name === name)?.entry ?? (name === 'launcher' ? 'scripts/start.mjs' : `start/${name}.mjs`)
  return processesOf(dataDir).find(({ command }) => /^\S*node\s/.test(command) && command.includes(entry))?.pid ?? 0
}

/** @param {string} file */
function read(file) {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  } catch {
    // It ended in the meantime, or is not ours to look at.
    return ''
  }
}
