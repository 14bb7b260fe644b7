/**
 * `npm run bench`: requests per second and latency of the built site on one core, beside nginx and a bare Hono that
 * send the same bytes. With `--write` the table also goes to `docs/performance.md`.
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
  await installTools([
    ['nginx', 'nginx'],
    ['wrk', 'wrk'],
  ])
  const run = spawnSync(nodeBinary, ['bench/main.mjs', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  process.exitCode = run.status ?? 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
