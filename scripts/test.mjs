/**
 * `npm test`: everything `npm run verify` does, then the browser tests, then the tests that start the whole stack and
 * kill its parts. Runs on Node 18 or later; installs packages and, on Debian, a browser, nginx and Redis: as root for the system,
 * as anybody else into `.cache`. Tests of what cannot be had are skipped, and the last lines say so.
 */
import { findBrowser } from './checks/browser.mjs'
import { browserTests, report, skippedBrowserTests, stackTests, verify } from './checks/checks.mjs'
import { installTools } from './start/debian.mjs'
import { install } from './start/install.mjs'
import { explain } from './start/problem.mjs'

try {
  await install()
  const missing = await installTools([
    ['nginx', 'nginx'],
    ['redis-server', 'redis-server'],
  ])
  const browser = await findBrowser().catch(error => {
    // A browser that was named must be there; one that cannot be had is no fault.
    if (process.env.TEST_BROWSER) throw error
    missing.push(explain(error))
  })
  const results = [...(await verify()), await (browser ? browserTests(browser) : skippedBrowserTests())]
  process.exitCode = report([...results, await stackTests()], missing)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
