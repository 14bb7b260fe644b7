/**
 * What the site may spend on rendering a page, as a multiple of what React alone spends on it (`bare-rendering.ts`). Both are
 * processor time of the same minute, so a busy machine changes neither much. `npm run verify` runs this.
 */
import { forget, freePorts, newDataFolder, startStack } from '@agency/e2e/operations/stack/stack.ts'
import { pages, rendered } from './pages.ts'
import { processorPerRequest, startBareRendering } from './rendering.ts'

/** Measured on 25 November 2026, and a fifth more. */
const maxRatio = 1.5
const rounds = 11
const renders = 60
const warmUp = 400

const dataDir = newDataFolder()
const stack = startStack({ dataDir, ports: await freePorts(), env: { LOG_LEVEL: 'warn' } })
try {
  await stack.says('Ready in')
  const addresses = { CONTENT_URL: stack.address('content'), BOOKING_URL: stack.address('booking') }
  for (const { name, path } of pages) {
    const bare = await startBareRendering(path, addresses)
    const site = (times: number) =>
      processorPerRequest([stack.pid('site')], stack.address('site') + path + rendered, times)
    // V8 compiles what runs often.
    await Promise.all([site(warmUp), bare.measure(warmUp)])
    const costs: { site: number; bare: number }[] = []
    for (let round = 0; round < rounds; round++)
      costs.push({ bare: await bare.measure(renders), site: await site(renders) })
    bare.stop()
    const ratio = middle(costs.map(cost => cost.site / cost.bare))
    const [own, alone] = [middle(costs.map(cost => cost.site)), middle(costs.map(cost => cost.bare))]
    const figures = `${own.toFixed(2)} ms, React alone ${alone.toFixed(2)} ms`
    console.log(`rendering the ${name} page: ${figures}, ratio ${ratio.toFixed(2)} of ${maxRatio}`)
    if (!(ratio <= maxRatio)) process.exitCode = 1
  }
} finally {
  await stack.stop()
  forget(dataDir)
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
