/**
 * `npm run test:soak`: visitors of every kind for an hour, and how much memory the site takes every minute. Fails when it
 * grows. `npm run test:soak -- 10` soaks for ten minutes.
 */
import { spawnSync } from 'node:child_process'
import { build } from './start/build.mjs'
import { install, nodeBinary } from './start/install.mjs'
import { explain } from './start/problem.mjs'
import { root } from './start/steps.mjs'

try {
  await install()
  await build({ dev: false })
  const run = spawnSync(nodeBinary, ['e2e/faults/soak.mjs', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  process.exitCode = run.status ?? 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
