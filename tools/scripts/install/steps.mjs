import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { problem } from './problem.mjs'

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

const terminal = process.stdout.isTTY
const progressInterval = terminal ? 1000 : 20_000

/**
 * Prints a long step's name, progress and time.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  const write = (/** @type {string} */ text) => process.stdout.write(terminal ? `\r${text}\x1b[K` : `${text}\n`)
  write(`${title} …`)
  const alive = setInterval(() => write(`${title} … ${seconds()}`), progressInterval)
  try {
    const result = await work()
    write(`${title}: ${seconds()}`)
    return result
  } finally {
    clearInterval(alive)
    if (terminal) process.stdout.write('\n')
  }
}

/**
 * Prints the output only after a failure.
 * @param {string} file
 * @param {string[]} args
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv }} [options] `folder` inside the repository; `env` is added
 * @returns {Promise<string>} the end of its output
 */
export function run(file, args, { folder = '.', env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const options = { cwd: path.join(root, folder), env: { ...process.env, ...env } }
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', error => reject(problem(`Cannot run ${file}: ${error.message}`)))
    child.once('close', code => {
      if (code === 0) return resolve(output)
      if (/ENOSPC|No space left/.test(output)) return reject(Object.assign(new Error(), { code: 'ENOSPC' }))
      process.stdout.write(`\n${output.trimEnd()}\n`)
      reject(problem(`${path.basename(file)} ${args.join(' ')} failed (exit code ${code}); its output is above.`))
    })
  })
}
