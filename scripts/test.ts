/**
 * `npm test`: everything `npm run verify` does, then the islands and the pages in a browser, then the tests that start the whole stack and
 * kill its parts. On Debian it gets itself browsers, nginx, Redis and Mono: as root for the system, as anybody else into
 * `.cache`. Tests of what cannot be had are skipped, and the last lines say so.
 */
import { browserTests, componentTests, report, skippedBrowserTests, stackTests, verify } from './checks/checks.ts'
import { command, explain } from './install/problem.mjs'
import { findBrowser } from './machine/browser.ts'
import { installTools } from './machine/programs.ts'

await command(async () => {
  const missing = await installTools(
    [
      ['nginx', 'nginx'],
      ['redis-server', 'redis-server'],
      ['firefox-esr', 'firefox-esr'],
      ['Xvfb', 'xvfb'],
      ['WebKitWebDriver', 'webkit2gtk-driver'],
    ],
    [['fastcgi-mono-server4', 'mono-fastcgi-server4', 'mono-mcs']],
  )
  const browser = await findBrowser().catch(error => {
    // A browser that was named must be there; one that cannot be had is no fault.
    if (process.env.TEST_BROWSER) throw error
    missing.push(explain(error))
  })
  const results = await verify()
  if (browser) results.push(await componentTests(browser), await browserTests(browser))
  else results.push(await skippedBrowserTests())
  return report([...results, await stackTests()], missing)
})
