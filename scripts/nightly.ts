/**
 * `npm run test:nightly`: other engines, every page at every width and zone, random requests, several instances, a
 * booking site on ASP.NET, and kills during enquiries. Installs its programs on Debian.
 */
import { measured } from './checks/check.ts'
import { builtFiles, journeys, nightlyStackTests, report, skippedBrowserTests } from './checks/checks.ts'
import { command } from './install/problem.mjs'
import { browserOrReason } from './machine/browser.ts'
import { installTools } from './machine/programs.ts'

await command(async () => {
  const missing = await installTools(
    [
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
  const results = [await builtFiles()]
  if (browser) results.push(...(await measured('browser tests', async () => [await journeys('nightly', browser)])))
  else results.push(await skippedBrowserTests('nightly'))
  return report([...results, ...(await nightlyStackTests())], [...missing, ...reasons])
})
