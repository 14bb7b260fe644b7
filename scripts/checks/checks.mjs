import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from '../start/build.mjs'
import { root } from '../start/steps.mjs'
import { check, countedRun, runTool, work } from './check.mjs'

/** @typedef {import('./check.mjs').Result} Result */

/**
 * Everything that holds without a browser.
 *
 * @returns {Promise<Result[]>}
 */
export async function verify() {
  return [
    await check('Route types', 'react-router typegen', { folder: 'site' }),
    ...(await types()),
    await check('Form and lint', 'biome check --error-on-warnings .'),
    await check('Dead code', 'knip'),
    ...(await houseRules()),
    await vitest('Unit tests', 'unit'),
    await work('Build', () => build({ dev: false })),
    await check('Budgets', 'node scripts/checks/budgets.mjs', { show: true }),
  ]
}

/** Every part of the repository that has compiler settings of its own. */
async function types() {
  const folders = ['.', ...readdirSync(root)].filter(name => existsSync(path.join(root, name, 'tsconfig.json')))
  const results = []
  for (const folder of folders) {
    const title = folder === '.' ? 'Types' : `Types of ${folder}`
    results.push(await check(title, `tsc -p ${path.join(folder, 'tsconfig.json')}`))
  }
  return results
}

/** One script a rule: `scripts/check-*.mjs`. */
async function houseRules() {
  const scripts = readdirSync(path.join(root, 'scripts')).filter(name => /^check-.*\.mjs$/.test(name))
  const results = []
  for (const script of scripts.sort()) {
    const rule = script.replace(/^check-|\.mjs$/g, '').replaceAll('-', ' ')
    results.push(await check(`House rule: ${rule}`, `node scripts/${script}`))
  }
  return results
}

/**
 * @param {string} browser path of the program that is driven
 * @returns {Promise<Result>}
 */
export function browserTests(browser) {
  return countedRun('Browser tests', {
    command: 'playwright test --reporter=line,json',
    folder: 'e2e',
    env: file => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, TEST_BROWSER: browser }),
    read: ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      // An error outside any test, for example in the set-up, fails the run as well.
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    }),
  })
}

/**
 * Counts the browser tests where there is no browser.
 *
 * @returns {Promise<Result>}
 */
export async function skippedBrowserTests() {
  const list = await runTool('playwright test --list', 'e2e', {})
  return { passed: 0, failed: 0, skipped: Number(/Total: (\d+) tests?/.exec(list)?.[1]) }
}

/** @returns {Promise<Result>} */
export function stackTests() {
  return vitest('Whole stack: start, kill, stop', 'stack')
}

/**
 * @param {string} title
 * @param {string} project of `vitest.config.ts`
 */
function vitest(title, project) {
  return countedRun(title, {
    command: `vitest run --project ${project} --reporter=default --reporter=json`,
    folder: '.',
    env: file => ({ VITEST_REPORT: file }),
    read: ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) => ({
      passed: numPassedTests,
      // A file that cannot even be loaded has no failed test of its own.
      failed: Math.max(numFailedTests, Math.sign(numFailedTestSuites)),
      skipped: numPendingTests,
    }),
  })
}

/**
 * Prints the last lines of a run: what was not tried and why, and how many of each there were.
 *
 * @param {Result[]} results
 * @param {string[]} [reasons] why tests were skipped
 * @returns {number} the exit code
 */
export function report(results, reasons = []) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    results.reduce((total, one) => total + (one[kind] ?? 0), 0)
  for (const reason of reasons) console.log(`\nSkipped: ${reason}`)
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  )
  return sum('failed') === 0 ? 0 : 1
}
