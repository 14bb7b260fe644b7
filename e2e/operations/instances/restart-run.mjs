/** One run of `npm run test:restart`; started by `scripts/restart-test.mjs`. */
import { availableParallelism, loadavg } from 'node:os'
import { rollingRestart } from './rolling-restart.mjs'

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
