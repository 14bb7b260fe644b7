/**
 * How pages feel on a cheap phone on a slow line: Lighthouse with 1.6 Mbit/s, 150 ms and a CPU four times slower, as
 * observed and not simulated, and how long presses take there, each kind by itself; medians of three. Against the site at `E2E_SITE_URL`, or one of its own.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import browserSetup from '@agency/e2e/operations/stack/browser-setup.ts'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../scripts/machine/browser.ts'
import { measureFirstTouches, measureLivePresses } from './presses.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
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
const chrome = await chromeLauncher.launch({
  chromePath: await findBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
})
try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : everyType
  console.log('| page | LCP ms | CLS | TBT ms | perf | a11y | best pr. | SEO | HTML KB gz | script KB br |')
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  for (const path of paths) console.log(row(path, await measure(path), await weigh(path)))
  console.log('\n| touched before hydration | page | seen ms | works ms |\n|---|---|---|---|')
  for (const { what, path, visible, works } of await measureFirstTouches(site, rounds))
    console.log(`| ${what} | ${path} | ${visible} | ${works} |`)
  console.log('\n| a press after hydration | page | slowest ms |\n|---|---|---|')
  for (const { what, path, ms } of await measureLivePresses(site, rounds)) console.log(`| ${what} | ${path} | ${ms} |`)
} finally {
  chrome.kill()
  await stop?.()
}

async function measure(path: string) {
  const runs: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(site + path, {
      port: chrome.port,
      throttlingMethod: 'devtools',
      throttling,
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}`)
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

/** HTML compressed by gzip, and all scripts the page asks for compressed by brotli, in bytes. */
async function weigh(path: string) {
  const html = await (await fetch(site + path, { headers: { 'accept-encoding': 'identity' } })).text()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])]
  const sizes = await Promise.all(
    scripts.map(async url => brotliCompressSync(Buffer.from(await (await fetch(site + url)).arrayBuffer())).length),
  )
  return { html: gzipSync(html).length, script: sizes.reduce((sum, size) => sum + size, 0) }
}

function row(path: string, figures: number[], { html, script }: { html: number; script: number }) {
  const [lcp = 0, cls = 0, tbt = 0, ...scores] = figures
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
  const cells = [path, Math.round(lcp), cls.toFixed(3), Math.round(tbt), ...scores, kilobytes(html), kilobytes(script)]
  return `| ${cells.join(' | ')} |`
}

function median(values: number[]) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
