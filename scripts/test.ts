/**
 * `npm test`: everything `npm run verify` does, then the islands and the pages in a browser, then the tests that start the
 * whole stack and kill its parts. On Debian it gets itself a browser: as root for the system, otherwise into `.cache`.
 * Without one the browser tests are skipped, and the last lines say so.
 */
import { browserTests, report, skippedBrowserTests, stackTests, verify } from './checks/checks.ts'
import { command } from './install/problem.mjs'
import { browserOrReason } from './machine/browser.ts'

await command(async () => {
  const { browser, reasons } = await browserOrReason()
  const results = await verify()
  results.push(...(browser ? await browserTests(browser) : [await skippedBrowserTests('daily')]))
  return report([...results, ...(await stackTests())], reasons)
})
