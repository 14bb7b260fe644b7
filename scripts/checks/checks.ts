import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'
import { build } from '../start/build.ts'
import { check, checkSideBySide, counted, countedRun, measured, type Result, runTool, work } from './check.ts'
import { processorLines } from './processor-time.ts'
import { type BrowserTimes, browserFiles, slowest, type VitestTimes, vitestFiles } from './slowest.ts'

type BrowserReport = BrowserTimes & {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  errors: unknown[]
}

type VitestReport = VitestTimes &
  Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites' | 'numPendingTests', number>

/** Checks imports against FLOORS.md. */
const floors =
  '--config scripts/checks/floors.config.ts --output-type err site studio ui services contracts reference-data posters testing scripts bench e2e'

export async function verify(): Promise<Result[]> {
  return [
    ...(await measured('static checks', async () => [
      await check('Route types', 'react-router typegen', { folder: 'site' }),
      await checkSideBySide('Types, form, dead code, floors, house rules', [
        ['Form and lint', 'biome check --error-on-warnings .'],
        ['Dead code', 'knip'],
        ['Floors', `depcruise ${floors}`],
        ...types(),
        ...houseRules(),
      ]),
    ])),
    ...(await measured('unit tests', async () => [await vitest('Unit tests', ['unit', 'process'])])),
    ...(await measured('build', async () => [
      await builtFiles(),
      await check('Budgets', 'node scripts/checks/budgets.ts', { show: true }),
      await check('Time of rendering', 'node bench/rendering-budget.ts', { show: true }),
    ])),
  ]
}

export const builtFiles = (): Promise<Result> => work('Build', () => build())

function types(): [title: string, command: string][] {
  const folders = ['.', ...readdirSync(root)].filter(name => existsSync(path.join(root, name, 'tsconfig.json')))
  return folders.map(folder => [
    `Types of ${folder}`,
    `node node_modules/typescript-7/bin/tsc -p ${path.join(folder, 'tsconfig.json')}`,
  ])
}

function houseRules(): [title: string, command: string][] {
  const scripts = readdirSync(path.join(root, 'scripts/rules')).sort()
  return scripts.map(script => [
    `House rule: ${path.basename(script, '.ts').replaceAll('-', ' ')}`,
    `node scripts/rules/${script}`,
  ])
}

export type Rhythm = 'daily' | 'nightly'

export async function browserTests(browser: string): Promise<Result[]> {
  const components = () => vitest('Component tests', ['components'], { TEST_BROWSER: browser })
  return [
    ...(await measured('component tests', async () => [await components()])),
    ...(await measured('browser tests', async () => [await journeys('daily', browser)])),
  ]
}

export function journeys(rhythm: Rhythm, browser: string): Promise<Result> {
  return countedRun('Browser tests', {
    command: `playwright test --project=${rhythm} --reporter=line,json`,
    folder: 'e2e',
    env: file => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, TEST_BROWSER: browser }),
    read: ({ stats, errors, suites }: BrowserReport) => ({
      passed: stats.expected + stats.flaky,
      retried: stats.flaky,
      // An error outside any test, for example in the set-up, fails the run as well.
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      files: browserFiles({ suites }),
    }),
  })
}

export async function skippedBrowserTests(rhythm: Rhythm): Promise<Result> {
  const list = await runTool(`playwright test --list --project=${rhythm}`, 'e2e', {})
  return { passed: 0, failed: 0, skipped: Number(/Total: (\d+) tests?/.exec(list)?.[1]) }
}

export function stackTests(): Promise<Result[]> {
  return measured('whole stack', async () => [await vitest('Whole stack: start, kill, stop', ['stack'])])
}

/** Other engines and systems, several instances, and kills in the middle of enquiries. */
export function nightlyStackTests(): Promise<Result[]> {
  return measured('whole stack', async () => [await vitest('Engines, instances, enquiries', ['nightly'])])
}

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

/** Returns the exit code. */
export function report(results: Result[], reasons: string[] = []): number {
  console.log(['\nSlowest files of tests:', ...slowest(results.flatMap(({ files = [] }) => files))].join('\n'))
  const times = results.flatMap(({ processor }) => processor ?? [])
  console.log(['\nTime of all processors:', ...processorLines(times)].join('\n'))
  for (const reason of reasons) console.log(`\nSkipped: ${reason}`)
  console.log(`\n${counted(results)}`)
  return results.every(({ failed }) => failed === 0) ? 0 : 1
}
