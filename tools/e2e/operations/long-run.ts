/** `npm run test:long -- faults`, `soak` or `restart`: tests that take too long for a night. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism, loadavg } from 'node:os'
import { builtSite } from '../../scripts/checks/built-site.ts'
import { root } from '../../scripts/install/steps.mjs'
import { rollingRestart } from './instances/rolling-restart.ts'

const tests = new Map<string, () => Promise<unknown>>([
  ['faults', faults],
  ['soak', () => import('./faults/soak.ts')],
  ['restart', restart],
])
const test = tests.get(process.argv.splice(2, 1)[0] ?? '')
if (test) await test()
else throw new Error(`npm run test:long needs a name: ${[...tests.keys()].join(', ')}`)

/** Each fault lasts longer than anything is fresh, and every entry gets 100,000 odd requests. About 45 minutes. */
async function faults() {
  await builtSite()
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const options = [playwright, 'test', 'faults', 'fuzz', '--workers=1', '--reporter=list']
  const env = { ...process.env, FAULTS: 'long' }
  process.exitCode =
    spawnSync(process.execPath, options, { cwd: `${root}/tools/e2e`, env, stdio: 'inherit' }).status ?? 1
}

/** Asks two instances behind nginx, restarted in turn, for a million pages; `restart 50000` asks for fewer. */
async function restart() {
  await builtSite([['nginx', 'nginx']])
  const { failed, lost, ...counts } = await rollingRestart({
    requests: Number(process.argv[2] ?? 1_000_000),
    restarts: 20,
  })
  console.log({ ...counts, failed: failed.length, lost: lost.length })
  console.log(
    `${availableParallelism()} cores, load ${loadavg()
      .map(load => load.toFixed(1))
      .join(' ')}`,
  )
  for (const line of failed.slice(0, 20)) console.log(line)
  process.exit(failed.length + lost.length + counts.sentTwice === 0 ? 0 : 1)
}
