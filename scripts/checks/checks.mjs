import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from '../start/build.mjs'
import { root } from '../start/steps.mjs'
import { check, countedRun, work } from './check.mjs'

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
    }),
  })
}

/** @returns {Promise<Result>} */
export function estateTests() {
  return vitest('Whole estate: start, kill, stop', 'estate')
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
    read: ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      // A file that cannot even be loaded has no failed test of its own.
      failed: Math.max(numFailedTests, Math.sign(numFailedTestSuites)),
    }),
  })
}

/**
 * Prints the last line of a run.
 *
 * @param {Result[]} results
 * @returns {number} the exit code
 */
export function report(results) {
  const passed = results.reduce((sum, one) => sum + one.passed, 0)
  const failed = results.reduce((sum, one) => sum + one.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
