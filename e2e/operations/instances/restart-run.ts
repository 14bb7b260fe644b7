/**
 * `npm run test:restart`: two instances of the site behind nginx are restarted again and again while a million pages are
 * asked for, and enquiries sent; nothing may fail. `npm run test:restart -- 50000` asks for fewer.
 */
import { availableParallelism, loadavg } from 'node:os'
import { builtSite } from '../../../scripts/checks/built-site.ts'
import { rollingRestart } from './rolling-restart.ts'

await builtSite([['nginx', 'nginx']])
const report = await rollingRestart({ requests: Number(process.argv[2] ?? 1_000_000), restarts: 20 })
const { failed, lost, ...counts } = report
console.log({ ...counts, failed: failed.length, lost: lost.length })
console.log(
  `${availableParallelism()} cores, load ${loadavg()
    .map(load => load.toFixed(1))
    .join(' ')}`,
)
for (const line of failed.slice(0, 20)) console.log(line)
process.exit(failed.length + lost.length + report.sentTwice === 0 ? 0 : 1)
