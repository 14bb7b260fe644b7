import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type SiteProcess, startSite } from '../upstream/site-process.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { faults } from './faults.ts'
import { allPages, announceChange, keepVisiting, type Visit, visit } from './visitors.ts'

/** `npm run test:long -- faults`: every fault, for longer than anything counts as fresh, and within the times that are promised. */
const long = process.env.FAULTS === 'long'
/** One of each kind; the others are variations. */
const always = ['never answers', 'cuts answers off', 'is behind a firewall page with 200', 'has lost nine of ten pages']
const chosen = Object.entries(faults).filter(([name]) => long || always.includes(name))
/** On a busy machine a promise of three seconds can only be watched from afar. */
const errorWithin = long ? 3000 : 10_000
const backWithin = long ? 10_000 : 30_000
const faultLasts = long ? 65_000 : 0

const contentUrl = process.env.E2E_CONTENT_URL ?? ''
const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
const settings = { DATA_DIR: dataDir, CONTENT_SECRET: 'sample-content-secret' }
let proxy: FaultProxy
let site: SiteProcess
/** Visited before the fault. */
let seen: string[]
/** Never visited so far; each is used once. */
let unseen: string[]

test.describe.configure({ mode: 'serial', timeout: long ? 300_000 : 120_000 })

test.beforeAll(async () => {
  proxy = await startFaultProxy(contentUrl)
  site = await startSite({ ...settings, CONTENT_URL: proxy.url })
  const pages = await allPages(site.url)
  // The home page, and pages of all sections.
  seen = ['/', ...pages.filter((_, number) => number % Math.ceil(pages.length / 12) === 0 && number > 0)]
  // Below a listing every page takes a call of its own; blog and questions come from answers that others have read.
  const details = pages.filter(path => /^\/[^/]+\/[^/]+$/.test(path) && !/^\/(?:blog|faq)/.test(path))
  unseen = details.filter(path => !seen.includes(path))
  // A site that has just begun on a busy machine may take a moment.
  for (const path of seen)
    await expect.poll(async () => (await visit(site.url, path)).status, { timeout: 30_000 }).toBe(200)
})

test.afterAll(async () => {
  await site.stop()
  await proxy.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

for (const [name, fault] of chosen) {
  test(`the content system ${name}: cached pages stay available, others show an error, and all recover soon after`, async () => {
    proxy.set(fault)
    await announceChange(site.url)
    const stopVisiting = keepVisiting(site.url, seen)
    const others = await Promise.all([next(), next(), next()].map(path => visit(site.url, path)))
    for (const other of others) expectProper(other)
    const until = performance.now() + faultLasts
    for (const path of seen) expect((await visit(site.url, path)).status, path).toBe(200)
    while (performance.now() < until) await visit(site.url, seen[0] ?? '/')

    proxy.set()
    const back = performance.now()
    const path = next()
    while ((await visit(site.url, path)).status !== 200) {
      expect(performance.now() - back, 'it comes back').toBeLessThan(backWithin)
    }
    const cameBack = performance.now() - back
    const { visits, failed, slowest } = await stopVisiting()
    const answers = others.map(({ status, ms }) => `${status} in ${ms.toFixed(0)} ms`).join(', ')
    const visited = `${visits} visits, slowest ${slowest.toFixed(0)} ms, ${failed.length} failed`
    const description = `${name}: ${visited}; unseen pages ${answers}; back after ${cameBack.toFixed(0)} ms`
    test.info().annotations.push({ type: 'measurements', description })
    if (long) console.log(description)
    expect(failed.map(({ path, status, body }) => `${path} ${status} ${body.slice(0, 100)}`)).toEqual([])
  })
}

test('a site that starts while the content system is away serves the snapshot of the previous one', async () => {
  const last = site
  proxy.set(faults['resets connections'])
  site = await startSite({ ...settings, CONTENT_URL: proxy.url })
  await last.stop({ keepData: true })
  for (const path of seen) expect(await visit(site.url, path)).toMatchObject({ path, status: 200 })
  const status = await fetch(`${site.url}/readyz?verbose`)
  expect(status.status).toBe(200)
  expect(((await status.json()) as { content: { fromSnapshot: number } }).content.fromSnapshot).toBeGreaterThan(5)
  const unknown = await visit(site.url, next())
  expectProper(unknown)
  proxy.set()
  await expect.poll(async () => (await visit(site.url, unknown.path)).status, { timeout: 30_000 }).toBe(200)
})

/** A page that this site was not asked for yet. */
function next(): string {
  const path = unseen.pop()
  if (!path) throw new Error('there are not enough pages for so many faults')
  return path
}

/** Either the page after all, or an error page with header and footer that comes in good time and may be asked for again. */
function expectProper({ path, status, ms, body, retryAfter }: Visit): void {
  expect(ms, path).toBeLessThan(errorWithin)
  expect([200, 502, 503, 504], path).toContain(status)
  expect(body, path).toContain('<header')
  expect(body, path).toContain('<h1')
  expect(body, path).toContain('</footer>')
  if (status === 503 || status === 504) expect(Number(retryAfter), path).toBeGreaterThan(0)
}
