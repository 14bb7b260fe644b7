import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fullDisk } from '../../journeys/enquiry/full-disk.ts'
import { startSite } from '../upstream/site-process.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { faults } from './faults.ts'
import { allPages, announceChange, visit } from './visitors.ts'

const contentUrl = process.env.E2E_CONTENT_URL ?? ''
const seen = ['/', '/blog', '/faq', '/ground-package', '/holidays-in-penang']

async function expectAllGood(site: string, what: string) {
  for (const path of seen) expect(await visit(site, path), what).toMatchObject({ path, status: 200 })
}

/** A site that has just begun on a busy machine may take a moment. */
async function warmUp(site: string) {
  for (const path of seen)
    await expect.poll(async () => (await visit(site, path)).status, { timeout: 30_000 }).toBe(200)
}

test.describe.configure({ timeout: 180_000 })

test('a clock that jumps to tomorrow and yesterday breaks no page, with or without the content system', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  const file = join(folder, 'hours')
  const proxy = await startFaultProxy(contentUrl)
  const site = await startSite({
    CONTENT_URL: proxy.url,
    CLOCK_JUMP_FILE: file,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'jumping-clock.mjs')}`,
  })
  const jumpTo = async (hours: number) => {
    writeFileSync(file, String(hours))
    process.kill(site.pid, 'SIGUSR2')
    await expect.poll(() => existsSync(file)).toBe(false)
  }
  try {
    await warmUp(site.url)
    for (const hours of [30, -30, 0]) {
      await jumpTo(hours)
      await expectAllGood(site.url, `${hours} hours, with content`)
      proxy.set(faults['resets connections'])
      await expectAllGood(site.url, `${hours} hours, without content`)
      proxy.set()
    }
  } finally {
    await site.stop()
    await proxy.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('on a full disk every page is served, and the status page reports it', async () => {
  const disk = fullDisk()
  const site = await startSite({ CONTENT_URL: contentUrl, DATA_DIR: disk.folder })
  try {
    await warmUp(site.url)
    const trouble = async () => {
      const status = (await (await fetch(`${site.url}/readyz?verbose`)).json()) as { snapshot: { trouble: boolean } }
      return status.snapshot.trouble
    }
    await expect.poll(trouble, { timeout: 30_000 }).toBe(true)
    await expectAllGood(site.url, 'after that')
  } finally {
    await site.stop({ keepData: true })
    disk.remove()
  }
})

test('with little memory, many answers of 50 MB at once neither end the process nor stay in memory', async () => {
  const proxy = await startFaultProxy(contentUrl)
  const site = await startSite({ CONTENT_URL: proxy.url, NODE_OPTIONS: '--max-old-space-size=160' })
  try {
    await warmUp(site.url)
    const others = (await allPages(site.url)).filter(path => !seen.includes(path)).slice(0, 60)
    for (const fault of ['answers 50 MB', 'answers 50 MB without saying so']) {
      proxy.set(faults[fault])
      await announceChange(site.url)
      const answers = await Promise.all(others.map(path => visit(site.url, path)))
      expect(new Set(answers.map(({ status }) => status))).not.toContain(0)
      await expectAllGood(site.url, fault)
    }
    proxy.set()
    await expect.poll(async () => (await visit(site.url, others[0] ?? '/')).status, { timeout: 30_000 }).toBe(200)
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? []
    expect(Number(kilobytes) / 1024, 'megabytes at the highest').toBeLessThan(900)
  } finally {
    await site.stop()
    await proxy.stop()
  }
})
