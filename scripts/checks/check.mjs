import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { explain } from '../start/problem.mjs'
import { root, run, step } from '../start/steps.mjs'

/** @typedef {{ passed: number, failed: number, skipped?: number }} Result how many things held, did not, were not tried */

const bin = path.join(root, 'node_modules/.bin')
/** Tools find the Node that came with the packages first. */
const withTools = { PATH: `${bin}${path.delimiter}${process.env.PATH}` }

/**
 * Runs one program of `node_modules/.bin`; it holds if it ends with 0.
 *
 * @param {string} title
 * @param {string} command words separated by blanks
 * @param {{ folder?: string, show?: boolean }} [options] `show` its output also when it holds
 */
export async function check(title, command, { folder, show = false } = {}) {
  let output = ''
  const result = await work(title, async () => {
    output = await runTool(command, folder, {})
  })
  if (show && output) console.log(output.trimEnd().replace(/^/gm, '  '))
  return result
}

/**
 * Does one piece of work; it holds unless it throws. What is wrong is printed, and the run goes on.
 *
 * @param {string} title
 * @param {() => Promise<unknown>} task
 * @returns {Promise<Result>}
 */
export async function work(title, task) {
  try {
    await step(title, task)
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.log(explain(error))
    return { passed: 0, failed: 1 }
  }
}

/**
 * Runs a tool that counts its tests itself and writes a report in JSON.
 *
 * @param {string} title
 * @param {object} tool
 * @param {string} tool.command
 * @param {string} tool.folder
 * @param {(file: string) => NodeJS.ProcessEnv} tool.env tells it where to write
 * @param {(report: any) => Result} tool.read
 * @returns {Promise<Result>}
 */
export async function countedRun(title, { command, folder, env, read }) {
  const place = mkdtempSync(path.join(tmpdir(), 'test-report-'))
  const file = path.join(place, 'report.json')
  try {
    const outcome = await work(title, () => runTool(command, folder, env(file)))
    if (!existsSync(file)) return { passed: 0, failed: 1 }
    const { passed, failed, skipped = 0 } = read(JSON.parse(readFileSync(file, 'utf8')))
    console.log(`  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    return { passed, failed: Math.max(failed, outcome.failed), skipped }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/**
 * @param {string} command words separated by blanks
 * @param {string | undefined} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} the end of its output
 */
export function runTool(command, folder, env) {
  const [program = '', ...args] = command.split(' ')
  return run(path.join(bin, program), args, { folder, env: { ...withTools, ...env } })
}
