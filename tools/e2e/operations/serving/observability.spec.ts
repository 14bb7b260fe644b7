import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { expect, test } from '@playwright/test'
import { freePort, type SiteProcess, startSite } from '../upstream/site-process.ts'

/* One site for all of them: each worker would start its own. */
test.describe.configure({ mode: 'default' })

let site: SiteProcess
let metrics: string

test.beforeAll(async () => {
  const port = await freePort()
  const content = { CONTENT_URL: process.env.E2E_CONTENT_URL ?? '' }
  site = await startSite({ ...content, VITALS_SHARE: '1', METRICS: `127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
  metrics = `http://127.0.0.1:${port}/metrics`
})

test.afterAll(() => site?.stop())

const metricsText = async () => (await fetch(metrics)).text()

test('leaving a page reports its speed to the metrics, without cookies', async ({ page }) => {
  // Browsers measure when they get to it, and a page that is left at once may have nothing to say yet.
  await expect(async () => {
    await page.goto(`${site.url}/faq`)
    await expect.poll(() => page.evaluate(() => 'siteStarted' in window)).toBe(true)
    await page.getByRole('heading', { level: 1 }).click()
    await page.goto('about:blank')
    const text = await metricsText()
    for (const name of ['fcp_seconds', 'ttfb_seconds', 'cls']) {
      expect(text).toMatch(new RegExp(`web_vitals_${name}_count\\{page="faq",device="wide"\\} \\d`))
    }
  }).toPass()
  expect(await page.context().cookies()).toEqual([])
})

test('a visitor with Global Privacy Control is not measured', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${site.url}/faq`)
  await expect.poll(() => page.evaluate(() => 'siteStarted' in window)).toBe(true)
  await page.goto('about:blank')
  expect(asked.filter(url => /vitals|measure-page/.test(url))).toEqual([])
})

test('metrics cover requests by route, pages by type, the cache and other systems, and contain no address', async ({
  request,
}) => {
  await request.get(`${site.url}/blog`)
  await request.get(`${site.url}/blog`)
  await request.get(`${site.url}/a-path-of-this-test?name=aisyah`)
  const text = await metricsText()
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="404"\} \d/)
  expect(text).toMatch(/page_render_duration_seconds_count\{page="news",status="200"\} \d/)
  expect(text).toMatch(/page_cache_answers_total\{origin="hit"\} [1-9]/)
  expect(text).toMatch(/upstream_circuit_open\{upstream="content"\} 0/)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toMatch(/a-path-of-this-test|aisyah|127\.0\.0\.1/)
})

test('the status page shows the state of the site and no secret', async ({ request }) => {
  const answer = await request.get(`${site.url}/readyz?verbose`)
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    status: 'ready',
    release: expect.stringMatching(/^\w+$/),
    renders: { running: 0, shed: 0 },
    upstreams: { content: { circuit: 'closed' } },
    snapshot: { trouble: false },
  })
  // For people: a line each.
  expect(text.split('\n').length).toBeGreaterThan(20)
  for (const secret of Object.values(sampleSecrets)) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/postgres:|127\.0\.0\.1|localhost|\/tmp|sample-/)
})
