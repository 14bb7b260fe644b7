/**
 * Pages on a cheap phone with a slow line: Lighthouse's preset for that line (latency 562.5 ms, 1,474.6 kbit/s, CPU four
 * times slower), observed and not simulated, beside the same pages without scripts, with drawings and with photographs;
 * medians of three. A busy machine lengthens clock times; "processor" is four times the processor time. Uses the site at
 * `E2E_SITE_URL`, or starts one.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import browserSetup from '@agency/e2e/operations/stack/browser-setup.ts'
import { chromium, type Page } from '@playwright/test'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'
import { findBrowser } from '../scripts/machine/browser.ts'
import { serveChanged } from './bare-page.ts'
import { blockingTime, traceMainThread } from './trace.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Milliseconds until a loaded page is quiet. */
const settled = 2500
const throttling = constants.throttling.mobileSlow4G
const everyType = [
  '/',
  '/ground-package',
  '/ground-package/langkawi-island-escape',
  '/holidays-in-penang',
  '/blog',
  '/faq',
  '/tnc',
]

/** Lighthouse's measure of this machine's speed, one a run. */
const benchmarks: number[] = []
const stop = await browserSetup()
const site = process.env.E2E_SITE_URL ?? ''
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
const chrome = await chromeLauncher.launch({
  chromePath: await findBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
})
try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : everyType
  console.log('| page | LCP ms | CLS | TBT ms | processor | perf | a11y | best pr. | SEO | HTML KB gz | script KB br |')
  console.log('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const hasPhotographs of [false, true]) {
    const whole = await serveChanged(browser, site, { isBare: false, hasPhotographs })
    const bare = await serveChanged(browser, site, { isBare: true, hasPhotographs })
    const pictures = hasPhotographs ? ', photographs' : ''
    for (const path of paths) {
      const url = whole.address + path
      console.log(row(path + pictures, await measure(url), await blocking(url), await weigh(path)))
      const [lcp, cls, tbt] = await measure(bare.address + path)
      console.log(row(`bare${pictures}`, [lcp, cls, tbt], await blocking(bare.address + path)))
    }
    whole.stop()
    bare.stop()
  }
  console.log(`BenchmarkIndex of Lighthouse: ${median(benchmarks)}`)
} finally {
  chrome.kill()
  await browser.close()
  await stop?.()
}

async function measure(url: string) {
  const runs: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(url, {
      port: chrome.port,
      throttlingMethod: 'devtools',
      throttling,
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { audits, categories, environment } = result.lhr
    benchmarks.push(environment.benchmarkIndex)
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    runs.push([
      value('largest-contentful-paint'),
      value('cumulative-layout-shift'),
      value('total-blocking-time'),
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
    ])
  }
  return runs[0]?.map((_, column) => median(runs.map(run => run[column] ?? Number.NaN))) ?? []
}

/** In processor time; the line is as slow as for Lighthouse. */
async function blocking(url: string): Promise<number> {
  const runs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await slowLineFor(page)
    const load = () => page.goto(url, { waitUntil: 'load' }).then(() => page.waitForTimeout(settled))
    runs.push(blockingTime(await traceMainThread(browser, load)))
    await context.close()
  }
  return median(runs)
}

/** As in Lighthouse; a kilobit is 128 bytes. */
async function slowLineFor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.requestLatencyMs,
    downloadThroughput: throttling.downloadThroughputKbps * 128,
    uploadThroughput: throttling.uploadThroughputKbps * 128,
  })
}

/** Bytes: HTML with gzip, the page's scripts with brotli. */
async function weigh(path: string) {
  const html = await (await fetch(site + path, { headers: { 'accept-encoding': 'identity' } })).text()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])]
  const sizes = await Promise.all(
    scripts.map(async url => brotliCompressSync(Buffer.from(await (await fetch(site + url)).arrayBuffer())).length),
  )
  return { html: gzipSync(html).length, script: sizes.reduce((sum, size) => sum + size, 0) }
}

function row(
  path: string,
  figures: (number | undefined)[],
  processor: number,
  weight?: { html: number; script: number },
) {
  const [lcp = 0, cls = 0, tbt = 0, ...scores] = figures
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
  const weights = weight ? [...scores, kilobytes(weight.html), kilobytes(weight.script)] : []
  const cells = [path, Math.round(lcp), cls.toFixed(3), Math.round(tbt), Math.round(processor), ...weights]
  return `| ${cells.join(' | ')} |`
}

function median(values: number[]) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
