import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { explain } from '../install/problem.mjs'
import { root, run, step } from '../install/steps.mjs'
import { type ProcessorTime, startProcessorClock } from './processor-time.ts'
import type { TimedFile } from './slowest.ts'

export type Result = {
  passed: number
  failed: number
  skipped?: number
  retried?: number
  files?: TimedFile[]
  processor?: ProcessorTime
}

const bin = path.join(root, 'node_modules/.bin')
/** Tools find the packages' Node first. */
const withTools = { PATH: `${bin}${path.delimiter}${process.env.PATH}` }

/** Passes on exit code 0. @param options `show` prints the output in any case */
export async function check(
  title: string,
  command: string,
  { folder, show = false }: { folder?: string; show?: boolean } = {},
) {
  let output = ''
  const result = await work(title, async () => {
    output = await runTool(command, folder, {})
  })
  if (show && output) console.log(output.trimEnd().replace(/^/gm, '  '))
  return result
}

export async function checkSideBySide(title: string, checks: [title: string, command: string][]): Promise<Result> {
  const left = [...checks]
  const failed: string[] = []
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, command] = next
      await runTool(command, undefined, {}).catch(error => failed.push(`${name}: ${explain(error)}`))
    }
  }
  await step(title, () => Promise.all(Array.from({ length: availableParallelism() }, worker)))
  for (const line of failed) console.log(line)
  return { passed: checks.length - failed.length, failed: failed.length }
}

export async function measured(kind: string, work: () => Promise<Result[]>): Promise<Result[]> {
  const endClock = startProcessorClock()
  const results = await work()
  return [...results, { passed: 0, failed: 0, processor: { kind, seconds: endClock() } }]
}

export async function work(title: string, task: () => Promise<unknown>): Promise<Result> {
  try {
    await step(title, task)
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.log(explain(error))
    return { passed: 0, failed: 1 }
  }
}

type Tool<Report> = {
  command: string
  folder: string
  env: (file: string) => NodeJS.ProcessEnv
  read: (report: Report) => Result
}

export async function countedRun<Report>(title: string, { command, folder, env, read }: Tool<Report>): Promise<Result> {
  const place = mkdtempSync(path.join(tmpdir(), 'test-report-'))
  const file = path.join(place, 'report.json')
  try {
    const outcome = await work(title, () => runTool(command, folder, env(file)))
    if (!existsSync(file)) return { passed: 0, failed: 1 }
    const result = read(JSON.parse(readFileSync(file, 'utf8')))
    console.log(`  ${counted([result])}`)
    return { ...result, failed: Math.max(result.failed, outcome.failed) }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

export function counted(results: Result[]): string {
  const kinds = ['passed', 'failed', 'skipped', 'retried'] as const
  const sums = kinds.map(kind => [results.reduce((total, one) => total + (one[kind] ?? 0), 0), kind] as const)
  return sums
    .filter(([sum, kind]) => sum > 0 || kind === 'passed' || kind === 'failed')
    .map(([sum, kind]) => `${sum} ${kind}`)
    .join(', ')
}

/** Returns the end of the output. */
export function runTool(command: string, folder: string | undefined, env: NodeJS.ProcessEnv): Promise<string> {
  const [program = '', ...args] = command.split(' ')
  return run(path.resolve(bin, program), args, { folder, env: { ...withTools, ...env } })
}
