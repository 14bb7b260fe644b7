import path from 'node:path'
import { root } from '../install/steps.mjs'

export type TimedFile = { file: string; seconds: number }

export type VitestTimes = { testResults: { name: string; startTime: number; endTime: number }[] }

export type BrowserTimes = { suites: Suite[] }
type Suite = { file: string; specs: { tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] }

const shown = 10

export function vitestFiles({ testResults }: VitestTimes): TimedFile[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

export function browserFiles({ suites }: BrowserTimes): TimedFile[] {
  return suites.map(suite => ({ file: path.join('tools/e2e', suite.file), seconds: millisecondsOf(suite) / 1000 }))
}

function millisecondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(test => test.results))
  const spent = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), spent)
}

export function slowest(files: TimedFile[]): string[] {
  const sorted = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown)
  return sorted.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
