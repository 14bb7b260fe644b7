/**
 * `npm test`: `npm run verify`, then browser tests, then tests that kill parts of the stack. Installs a browser on
 * Debian: as root for the system, otherwise into `.cache`.
 */
import { browserTests, report, stackTests, verify } from './checks/checks.ts'
import { command } from './install/problem.mjs'
import { browserOrReason } from './machine/browser.ts'

await command(async () => {
  const { browser, reasons } = await browserOrReason()
  return report(
    [...(await verify()), ...(await browserTests('daily', browser)), ...(await stackTests('stack'))],
    reasons,
  )
})
