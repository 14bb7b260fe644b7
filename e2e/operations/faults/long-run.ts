/**
 * `npm run test:faults`: the long form of the tests between the site and the systems behind it. Every fault lasts longer
 * than anything counts as fresh, the promised times are held, and every entry gets 100,000 odd requests. About 45 minutes.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { builtSite } from '../../../scripts/checks/built-site.ts'
import { root } from '../../../scripts/install/steps.mjs'

await builtSite()
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
const options = [playwright, 'test', 'faults', 'fuzz', '--workers=1', '--reporter=list']
const { status } = spawnSync(process.execPath, options, {
  cwd: `${root}/e2e`,
  env: { ...process.env, FAULTS: 'long' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
