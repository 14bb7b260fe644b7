import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'
import { build } from '../start/build.ts'
import { check, countedRun, type Result, runTool, work } from './check.ts'
import { type BrowserTimes, browserFiles, slowest, type VitestTimes, vitestFiles } from './slowest.ts'

/** What of Playwright's report is read. */
type BrowserReport = BrowserTimes & {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  errors: unknown[]
}

/** What of Vitest's report is read. */
type VitestReport = VitestTimes &
  Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites' | 'numPendingTests', number>

/** Where imports are checked against FLOORS.md. */
const floors =
  '--config scripts/checks/floors.config.ts --output-type err site studio ui services contracts reference-data posters testing scripts bench e2e'

/** Everything that holds without a browser. */
export async function verify(): Promise<Result[]> {
  return [
    await check('Route types', 'react-router typegen', { folder: 'site' }),
    ...(await types()),
    await check('Form and lint', 'biome check --error-on-warnings .'),
    await check('Dead code', 'knip'),
    await check('Floors', `depcruise ${floors}`),
    ...(await houseRules()),
    await vitest('Unit tests', ['unit', 'process']),
    await work('Build', () => build()),
    await check('Budgets', 'node scripts/checks/budgets.ts', { show: true }),
  ]
}

/** Every part of the repository that has compiler settings of its own. */
async function types() {
  const folders = ['.', ...readdirSync(root)].filter(name => existsSync(path.join(root, name, 'tsconfig.json')))
  const results = []
  for (const folder of folders) {
    const title = folder === '.' ? 'Types' : `Types of ${folder}`
    results.push(await check(title, `node node_modules/typescript-7/bin/tsc -p ${path.join(folder, 'tsconfig.json')}`))
  }
  return results
}

/** One script a rule: `scripts/rules/*.ts`. */
async function houseRules() {
  const results = []
  for (const script of readdirSync(path.join(root, 'scripts/rules')).sort()) {
    const rule = path.basename(script, '.ts').replaceAll('-', ' ')
    results.push(await check(`House rule: ${rule}`, `node scripts/rules/${script}`))
  }
  return results
}

/** @param browser path of the program that is driven */
export function browserTests(browser: string): Promise<Result> {
  return countedRun('Browser tests', {
    command: 'playwright test --reporter=line,json',
    folder: 'e2e',
    env: file => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, TEST_BROWSER: browser }),
    read: ({ stats, errors, suites }: BrowserReport) => ({
      passed: stats.expected + stats.flaky,
      // An error outside any test, for example in the set-up, fails the run as well.
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      files: browserFiles({ suites }),
    }),
  })
}

/** Counts the browser tests where there is no browser. */
export async function skippedBrowserTests(): Promise<Result> {
  const list = await runTool('playwright test --list', 'e2e', {})
  return { passed: 0, failed: 0, skipped: Number(/Total: (\d+) tests?/.exec(list)?.[1]) }
}

/** Each island by itself, in that browser. */
export function componentTests(browser: string): Promise<Result> {
  return vitest('Component tests', ['components'], { TEST_BROWSER: browser })
}

export function stackTests(): Promise<Result> {
  return vitest('Whole stack: start, kill, stop', ['stack'])
}

/** @param projects of `vitest.config.ts` */
function vitest(title: string, projects: string[], env: NodeJS.ProcessEnv = {}) {
  return countedRun(title, {
    command: `vitest run ${projects.map(name => `--project ${name}`).join(' ')} --reporter=default --reporter=json`,
    folder: '.',
    env: file => ({ ...env, VITEST_REPORT: file }),
    read: ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults }: VitestReport) => ({
      passed: numPassedTests,
      // A file that cannot even be loaded has no failed test of its own.
      failed: Math.max(numFailedTests, Math.sign(numFailedTestSuites)),
      skipped: numPendingTests,
      files: vitestFiles({ testResults }),
    }),
  })
}

/**
 * Prints the last lines of a run: which files of tests took longest, what was not tried and why, and how many of each
 * there were.
 *
 * @param reasons why tests were skipped
 * @returns the exit code
 */
export function report(results: Result[], reasons: string[] = []): number {
  const sum = (kind: 'passed' | 'failed' | 'skipped') => results.reduce((total, one) => total + (one[kind] ?? 0), 0)
  console.log(['\nSlowest files of tests:', ...slowest(results.flatMap(({ files = [] }) => files))].join('\n'))
  for (const reason of reasons) console.log(`\nSkipped: ${reason}`)
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  )
  return sum('failed') === 0 ? 0 : 1
}
