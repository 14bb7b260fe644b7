/**
 * `npm run verify`: everything that must hold before a change is done, without browsers: types, form, dead code, house
 * rules, unit tests, build, budgets. Runs on Node 18 or later; installs what is missing.
 */
import { report, verify } from './checks/checks.mjs'
import { install } from './start/install.mjs'
import { explain } from './start/problem.mjs'

try {
  await install()
  process.exitCode = report(await verify())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
