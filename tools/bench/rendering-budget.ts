/**
 * The limit of the site's rendering time as a multiple of React's alone (`bare-rendering.ts`), in processor time of the
 * same minute, so that other load hardly matters. Part of `npm run verify`.
 */
import { forget, freePorts, newDataFolder, startStack } from '@agency/e2e/operations/stack/stack.ts'
import { pages, rendered } from './pages.ts'
import { isMeasured } from './processor.ts'
import { processorPerRequest, startBareRendering } from './rendering.ts'

/**
 * The mean was 2.3 on 25 November 2026; on the 29th it is 2.6 to 3.1, since months have years and trips say more. The
 * limit finds what costs a page a tenth more.
 */
const maxRatio = 3.3
const rounds = 7
const renders = 200
const warmUp = 300

if (!isMeasured) {
  console.log('Not measured: only Linux says how long processes worked.')
  process.exit()
}

const dataDir = newDataFolder()
const stack = startStack({ dataDir, ports: await freePorts(), env: { LOG_LEVEL: 'warn' } })
const ratios: number[] = []
try {
  await stack.says('Ready in')
  const addresses = { CONTENT_URL: stack.address('content'), BOOKING_URL: stack.address('booking') }
  for (const { name, path } of pages) {
    const bare = await startBareRendering(path, addresses)
    const site = (times: number) =>
      processorPerRequest([stack.pid('site')], stack.address('site') + path + rendered, times)
    // V8 compiles frequent code.
    await Promise.all([site(warmUp), bare.measure(warmUp)])
    const costs: { site: number; bare: number }[] = []
    for (let round = 0; round < rounds; round++)
      costs.push({ bare: await bare.measure(renders), site: await site(renders) })
    bare.stop()
    const [own, alone] = [middle(costs.map(cost => cost.site)), middle(costs.map(cost => cost.bare))]
    const ratio = middle(costs.map(cost => cost.site / cost.bare))
    ratios.push(ratio)
    console.log(
      `${name}: ${own.toFixed(2)} ms of processor, React alone ${alone.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
    )
  }
} finally {
  await stack.stop()
  forget(dataDir)
}
const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
console.log(`rendering takes ${mean.toFixed(2)} times as long as React alone; ${maxRatio} at most`)
if (!(mean <= maxRatio)) process.exitCode = 1

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
