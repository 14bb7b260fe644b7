import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'
import { which } from '../machine/programs.ts'
import { build } from '../start/build.ts'
import { check, checkSideBySide, counted, countedRun, measured, type Result, runTool, work } from './check.ts'
import { processorLines, yardstick } from './processor-time.ts'
import { type BrowserTimes, browserFiles, slowest, type VitestTimes, vitestFiles } from './slowest.ts'
import { read, sourceFiles } from './source-files.ts'

type BrowserReport = BrowserTimes & {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  errors: unknown[]
}

type VitestReport = VitestTimes &
  Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites' | 'numPendingTests', number>

/** Checks imports against FLOORS.md. */
const floors =
  '--config tools/scripts/checks/floors.config.ts --output-type err words site ui kit systems contracts reference-data drawings tools'

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
      await check('Budgets', 'node tools/scripts/checks/budgets.ts', { show: true }),
      await check('Time of rendering', 'node tools/bench/rendering-budget.ts', { show: true }),
    ])),
  ]
}

export const builtFiles = (): Promise<Result> => work('Build', () => build())

function types(): [title: string, command: string][] {
  return sourceFiles(/(^|\/)tsconfig\.json$/).map(file => [
    `Types of ${path.dirname(file)}`,
    `node node_modules/typescript-7/bin/tsc -p ${file}`,
  ])
}

function houseRules(): [title: string, command: string][] {
  const scripts = readdirSync(path.join(root, 'tools/scripts/rules')).sort()
  return scripts.map(script => [
    `House rule: ${path.basename(script, '.ts').replaceAll('-', ' ')}`,
    `node tools/scripts/rules/${script}`,
  ])
}

export type Rhythm = 'daily' | 'nightly'

/** Journeys, daily with components. */
export async function browserTests(rhythm: Rhythm, browser: string | undefined): Promise<Result[]> {
  if (!browser) return [await skippedBrowserTests(rhythm)]
  const components = () => vitest('Component tests', ['components'], { TEST_BROWSER: browser })
  return [
    ...(rhythm === 'daily' ? await measured('component tests', async () => [await components()]) : []),
    ...(await measured('browser tests', async () => [await journeys(rhythm, browser)])),
  ]
}

function journeys(rhythm: Rhythm, browser: string, { clock = '', files = '' } = {}): Promise<Result> {
  return countedRun('Browser tests', {
    command: `${clock}playwright test --project=${rhythm} --reporter=line,json${files}`,
    folder: 'tools/e2e',
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

async function skippedBrowserTests(rhythm: Rhythm): Promise<Result> {
  const list = await runTool(`playwright test --list --project=${rhythm}`, 'tools/e2e', {})
  return { passed: 0, failed: 0, skipped: Number(/Total: (\d+) tests?/.exec(list)?.[1]) }
}

/** `nightly`: other engines and systems, several instances, and kills in the middle of enquiries. */
export const stackTests = (project: 'stack' | 'nightly'): Promise<Result[]> =>
  measured('whole stack', async () => [await vitest('Whole stack: start, kill, stop', [project])])

/** Ends of years, months, offers and seasons: last minutes in Malaysia, first minutes (in UTC it is yesterday), noons. */
const testDays = [
  ...'2026-12-31 2027-02-05 2027-05-31 2028-01-31'.split(' ').map(day => `${day}T23:50`),
  ...'2027-01-01 2027-08-31 2028-03-01'.split(' ').map(day => `${day}T00:05`),
  ...'2027-02-28 2027-03-10 2027-10-31 2028-02-29 2028-12-31'.split(' ').map(day => `${day}T12:00`),
]

/** Files have the machine's clock (`utimes`). */
const dependsOnDay = /^(?!.*utimes).*(?:Date\.now|new Date\(\)|countdown|season|today|month)/is

/** Tests that may depend on the day, by their text, with all clocks on twelve days; journeys while there are sample offers. */
export function testsOnDays(browser?: string): Promise<Result[]> {
  const dependent = (kind: RegExp) => sourceFiles(kind).filter(name => dependsOnDay.test(read(name)))
  return measured('twelve days', async () => {
    const results: Result[] = []
    for (const day of testDays) {
      const clock = `${which('faketime')} -f +${Math.round((Date.parse(`${day}+08:00`) - Date.now()) / 1000)}s `
      const units = ['', ...dependent(/(?<!browser|nightly)\.test\.tsx?$/)].join(' ')
      results.push(await vitest(`On ${day}`, ['unit', 'process'], {}, { clock, files: units }))
      const specs = ['', ...dependent(/\.spec\.ts$/)].join(' ')
      if (browser && day < '2027-03-31') results.push(await journeys('daily', browser, { clock, files: specs }))
    }
    return results
  })
}

function vitest(title: string, projects: string[], env: NodeJS.ProcessEnv = {}, { clock = '', files = '' } = {}) {
  const names = projects.map(name => `--project ${name}`).join(' ')
  return countedRun(title, {
    command: `${clock}vitest run ${names} --reporter=default --reporter=json${files}`,
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
  console.log(`${yardstick().toFixed(2).padStart(7)} s  yardstick, by which machines are compared`)
  for (const reason of reasons) console.log(`\nSkipped: ${reason}`)
  console.log(`\n${counted(results)}`)
  return results.every(({ failed }) => failed === 0) ? 0 : 1
}
