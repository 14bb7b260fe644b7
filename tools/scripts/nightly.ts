/**
 * `npm run test:nightly`: other engines, every page at every width and zone, random requests, several instances, a
 * booking site on ASP.NET, and kills during enquiries. Installs its programs on Debian.
 */
import { browserTests, builtFiles, report, stackTests, testsOnDays } from './checks/checks.ts'
import { command } from './install/problem.mjs'
import { browserOrReason } from './machine/browser.ts'
import { installTools, which } from './machine/programs.ts'

await command(async () => {
  const missing = await installTools(
    [
      ['faketime', 'faketime'],
      ['buildah', 'buildah'],
      ['mmdebstrap', 'mmdebstrap'],
      ['nginx', 'nginx'],
      ['redis-server', 'redis-server'],
      ['varnishd', 'varnish', 'varnish-modules'],
      ['firefox-esr', 'firefox-esr'],
      ['Xvfb', 'xvfb'],
      ['WebKitWebDriver', 'webkit2gtk-driver'],
    ],
    [['fastcgi-mono-server4', 'mono-fastcgi-server4', 'mono-mcs']],
  )
  const { browser, reasons } = await browserOrReason()
  const results = [await builtFiles(), ...(which('faketime') ? await testsOnDays(browser) : [])]
  results.push(...(await browserTests('nightly', browser)), ...(await stackTests('nightly')))
  return report(results, [...missing, ...reasons])
})
