/**
 * Pages on a cheap phone with a slow line: Lighthouse with 1.6 Mbit/s, 150 ms and a CPU four times slower, observed and
 * not simulated, beside bare pages; medians of three. A busy machine lengthens clock times; "processor" is four times
 * the processor time. Uses the site at `E2E_SITE_URL`, or starts one.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import browserSetup from '@agency/e2e/operations/stack/browser-setup.ts'
import { chromium, type Page } from '@playwright/test'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../scripts/machine/browser.ts'
import { serveBarePages } from './bare-page.ts'
import { blockingTime, traceMainThread } from './trace.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Milliseconds until a loaded page is quiet. */
const settled = 2500
const throttling = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 150,
  downloadThroughputKbps: 1638.4,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
}
const everyType = [
  '/',
  '/ground-package',
  '/ground-package/langkawi-island-escape',
  '/holidays-in-penang',
  '/blog',
  '/faq',
  '/tnc',
]

const stop = await browserSetup()
const site = process.env.E2E_SITE_URL ?? ''
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
const chrome = await chromeLauncher.launch({
  chromePath: await findBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
})
try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : everyType
  const bare = await serveBarePages(browser, site, paths)
  console.log('| page | LCP ms | CLS | TBT ms | processor | perf | a11y | best pr. | SEO | HTML KB gz | script KB br |')
  console.log('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const path of paths) {
    console.log(row(path, await measure(site + path), await blocking(site + path), await weigh(path)))
    const [lcp, cls, tbt] = await measure(bare.address + path)
    console.log(row('bare', [lcp, cls, tbt], await blocking(bare.address + path)))
  }
  bare.stop()
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
    const { audits, categories } = result.lhr
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
