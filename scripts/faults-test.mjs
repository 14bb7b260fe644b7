/**
 * `npm run test:faults`: the long form of the tests between the site and the systems behind it. Every fault lasts longer
 * than anything counts as fresh, the promised times are held, and every entry gets 100,000 odd requests. About 45 minutes.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { build } from './start/build.mjs'
import { install, nodeBinary } from './start/install.mjs'
import { explain } from './start/problem.mjs'
import { root } from './start/steps.mjs'

try {
  await install()
  await build({ dev: false })
  const playwright = createRequire(`${root}/e2e/`).resolve('@playwright/test/cli')
  const run = spawnSync(nodeBinary, [playwright, 'test', 'faults', 'fuzz', '--workers=1', '--reporter=list'], {
    cwd: `${root}/e2e`,
    env: { ...process.env, FAULTS: 'long' },
    stdio: 'inherit',
  })
  process.exitCode = run.status ?? 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
