/**
 * `npm test`: everything `npm run verify` does, then the browser tests, then the tests that start the whole estate and
 * kill its parts. Runs on Node 18 or later; installs packages and, on Debian as root, a browser, nginx and Redis.
 */
import { findBrowser } from './checks/browser.mjs'
import { browserTests, estateTests, report, verify } from './checks/checks.mjs'
import { installTools } from './start/debian.mjs'
import { install } from './start/install.mjs'
import { explain } from './start/problem.mjs'

try {
  await install()
  await installTools([
    ['nginx', 'nginx'],
    ['redis-server', 'redis-server'],
  ])
  const browser = await findBrowser()
  const results = [...(await verify()), await browserTests(browser), await estateTests()]
  process.exitCode = report(results)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
