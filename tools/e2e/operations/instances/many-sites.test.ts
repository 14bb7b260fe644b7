import { afterAll, beforeAll, expect } from 'vitest'
import { testWith } from './needs.ts'
import { type Nginx, proxyPort, startNginx } from './nginx.ts'
import { loadPages } from './page-load.ts'
import { type PublishedPage, publishedPage } from './published-page.ts'
import type { RedisServer } from './redis-server.ts'
import { type SiteGroup, siteGroup } from './site-group.ts'
import type { SiteInstance } from './site-instance.ts'

const test = testWith('nginx', 'redis-server')

let group: SiteGroup
let sites: SiteInstance[]
let redis: RedisServer
let nginx: Nginx
let page: PublishedPage

beforeAll(async () => {
  const port = await proxyPort()
  group = await siteGroup({ count: 3, siteUrl: `http://127.0.0.1:${port}` })
  ;({ sites, redis } = group)
  page = publishedPage(group.content)
  await group.start()
  nginx = await startNginx(
    port,
    sites.map(site => site.port),
  )
}, 300_000)

afterAll(async () => {
  await nginx?.stop()
  await group?.stop()
})

async function expectEverywhere(title: string) {
  const shown = () => Promise.all(sites.map(site => page.shownBy(site.address)))
  // Without a message an instance would use what it has for another minute.
  await expect.poll(shown, { timeout: 20_000, interval: 250 }).toEqual([title, title, title])
}

test('a ready instance has cached pages before the first visitor, and knows the other instances', async () => {
  for (const site of sites) {
    const status = (await (await fetch(`${site.address}/readyz?verbose`)).json()) as { pages: { pages: number } }
    expect(status).toMatchObject({ status: 'ready', checks: { firstPages: 'ok' }, instances: 'open' })
    expect(status.pages.pages).toBeGreaterThan(0)
  }
})

test('a publish reaches all three, though only one gets the announcement', async () => {
  await page.publish('First words')
  await expectEverywhere('First words')
  await page.publish('Second thoughts')
  await expectEverywhere('Second thoughts')
})

/**
 * One of the calls that an address may make 60 times in ten minutes.
 *
 * @param from whom the visitor says to be, or a proxy
 */
async function limitedCall(address: string | undefined, from: string) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from }
  const body = JSON.stringify({ phone: '012-345 6789', country: 'MYS' })
  return (await fetch(`${address}/account/check-phone`, { method: 'POST', headers, body })).status
}

test('through nginx a visitor cannot evade a limit with forged addresses', async () => {
  const statuses = []
  for (let call = 0; call < 70; call++)
    statuses.push(await limitedCall(nginx.address, `198.51.100.${call}, 203.0.113.${call}`))
  expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 429))
})

test('nginx passes on no internal address', async () => {
  for (const path of ['/readyz', '/healthz', '/readyz?verbose', '/hooks/content']) {
    expect((await fetch(nginx.address + path)).status, path).toBe(404)
    expect((await fetch(nginx.address + path, { method: 'POST' })).status, path).toBe(404)
  }
})

test('instances count a visitor together', async () => {
  const statuses = []
  for (let call = 0; call < 90; call++)
    statuses.push(await limitedCall(sites[call % sites.length]?.address, '203.0.113.7'))
  expect(statuses.filter(status => status === 200)).toHaveLength(60)
  expect(statuses.slice(-30)).toEqual(Array.from({ length: 30 }, () => 429))
})

test('without Redis every page is served, and pages published meanwhile reach all instances once it is back', async () => {
  let over = false
  const load = loadPages(nginx.address, { visitors: 4, enough: done => over && done > 200 })
  await redis.signal('SIGKILL')
  await page.publish('Third time lucky')
  const [first] = sites
  await expect.poll(() => page.shownBy(first?.address ?? '')).toBe('Third time lucky')
  await redis.start()
  await expectEverywhere('Third time lucky')
  over = true
  expect((await load).failed).toEqual([])
})

test('killing one instance fails no request', async () => {
  let killed = false
  let most = 0
  const load = loadPages(nginx.address, {
    visitors: 8,
    enough(done) {
      // As many again after it was killed as before.
      if (!killed) most = Math.max(1000, done * 2)
      return killed && done >= most
    },
  })
  await expect.poll(async () => (await nginx.counted()).requests, { timeout: 60_000 }).toBeGreaterThan(1000)
  await sites[2]?.kill()
  killed = true
  const { failed, done } = await load
  expect(failed).toEqual([])
  expect(done).toBeGreaterThanOrEqual(1000)
})
