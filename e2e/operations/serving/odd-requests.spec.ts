import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { signHook } from '@agency/contracts/content/hooks.ts'
import { expect, test } from '@playwright/test'
import { type SiteProcess, startSite } from '../upstream/site-process.ts'

const secret = 'the-hook-secret-of-this-test'
/* One site for all of them: each worker would start its own. */
test.describe.configure({ mode: 'default' })

let site: SiteProcess

test.beforeAll(async () => {
  // Limits and caches of its own, and one proxy of ours in front of it.
  site = await startSite({
    CONTENT_URL: process.env.E2E_CONTENT_URL ?? '',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
    CONTENT_HOOK_SECRET: secret,
  })
})
test.afterAll(() => site?.stop())

/** The answer to a request whose head is sent as it is. */
function sendRaw(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`)
  return text(socket)
}

for (const path of [
  '/img/svg/~YWJj%2f..%2f..%2f../assets/script.js',
  '/img/svg/%2e%2e/x.svg',
  '/tnc%5c',
  '/blog\\..\\readyz',
  '/blog/../readyz',
  '/blog/.',
  '/tnc#x',
]) {
  test(`${path} can be read in more than one way and is refused`, async () => {
    expect(await sendRaw(`GET ${path} HTTP/1.1`, 'host: localhost')).toMatch(/^HTTP\/1.1 400 /)
  })
}

test('a request that names two hosts is refused, also for a page that is in memory', async () => {
  for (const path of ['/tnc', '/tnc', '/healthz'])
    expect(await sendRaw(`GET ${path} HTTP/1.1`, 'host: localhost', 'host: evil.example')).toMatch(/^HTTP\/1.1 400 /)
})

test('internal addresses answer 404 through a proxy', async ({ request }) => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  for (const path of ['/healthz', '/readyz', '/readyz?verbose', '/metrics', '/hooks/content']) {
    expect((await request.get(site.url + path, { headers })).status(), path).toBe(404)
  }
  const body = JSON.stringify({ keys: ['*'] })
  const signed = { ...headers, ...signHook(body, secret, new Date()) }
  expect((await request.post(`${site.url}/hooks/content`, { data: body, headers: signed })).status()).toBe(404)
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200)
})

test('places, suggestions and search forms are limited for each visitor, for every method', async ({ request }) => {
  const headers = { 'x-forwarded-for': '203.0.113.10' }
  const statuses = new Set<number>()
  for (let turn = 0; turn < 305; turn++) {
    statuses.add((await request.head(`${site.url}/search/suggestions?q=`, { headers })).status())
    statuses.add((await request.get(`${site.url}/search/suggestions?q=`, { headers })).status())
  }
  expect([...statuses]).toContain(429)
  for (let turn = 0; turn < 121; turn++) await request.post(`${site.url}/flights`, { form: {}, headers })
  expect((await request.post(`${site.url}/flights`, { form: {}, headers })).status()).toBe(429)
})

test('made-up addresses of a page lead to it and are not cached', async ({ request, page }) => {
  await page.goto(`${site.url}/ground-package`)
  const detail = (await page.locator('main .card__link').first().getAttribute('href')) ?? ''
  const slug = detail.split('/').at(-1)
  const made = await request.get(`${site.url}/ground-package/made-up/${slug}?a=1`, { maxRedirects: 0 })
  expect([made.status(), made.headers().location]).toEqual([301, `${detail}?a=1`])

  const cachedPages = async () => (await (await request.get(`${site.url}/readyz?verbose`)).json()).pages.pages
  await request.get(site.url + detail)
  const before = await cachedPages()
  for (let turn = 0; turn < 100; turn++) {
    await request.get(`${site.url}/ground-package/${turn}/${slug}`, { maxRedirects: 0 })
    await request.get(`${site.url}${detail}?unknown${turn}=${turn}`)
  }
  expect(await cachedPages()).toBe(before)
})
