/**
 * `npm run test:restart`: two instances of the site behind nginx are restarted again and again while a million pages are
 * asked for, and enquiries sent; nothing may fail. `npm run test:restart -- 50000` asks for fewer.
 */
import { spawnSync } from 'node:child_process'
import { build } from './start/build.mjs'
import { installTools } from './start/debian.mjs'
import { install, nodeBinary } from './start/install.mjs'
import { explain } from './start/problem.mjs'
import { root } from './start/steps.mjs'

try {
  await install()
  await build({ dev: false })
  await installTools([['nginx', 'nginx']])
  const run = spawnSync(nodeBinary, ['e2e/instances/restart-run.mjs', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = run.status ?? 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
