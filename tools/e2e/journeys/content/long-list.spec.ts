import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { parseStatus } from '../../../scripts/checks/processor-time.ts'
import { answers, type SiteProcess, startSite } from '../../operations/upstream/site-process.ts'
import { test } from '../read-only.ts'
import { siteMapPaths } from './crawl.ts'
import { type StandInContent, type StandInNode, startStandInContent } from './stand-in-content.ts'

/* A family of two thousand items, and a site map of more pages than one file holds. */
test.describe.configure({ mode: 'default' })

const family = (urlSegment: string, count: number): StandInNode => ({
  key: urlSegment,
  alias: 'contentCatogory',
  name: urlSegment,
  urlSegment,
  properties: { title: 'Many tours', noun: 'tour|tours', filters: ['destination', 'nights', 'price'] },
  items: Array.from({ length: count }, (_, at) => ({
    key: `${urlSegment}-${at}`,
    alias: 'contentDetail',
    name: `Tour ${at}`,
    urlSegment: `tour-${at}`,
    properties: {
      title: `Tour number ${at} to a far place`,
      price: 500 + at,
      nights: at % 14,
      updateDate: '2026-01-02',
      destinations: [`Place ${at % 40}`, 'Asia'],
      bodyText: 'A long story. '.repeat(200),
    },
  })),
})

let content: StandInContent
let site: SiteProcess

test.beforeAll(async () => {
  content = await startStandInContent([family('tours', 2000), family('cruises', 3500)])
  site = await startSite({ CONTENT_URL: content.url, LOG_LEVEL: 'silent' })
  await answers(site, '/tours')
})
test.afterAll(async () => {
  await site.stop()
  await content.stop()
})

test('the list counts all its items, shows a page of them and filters them all', async ({ page }) => {
  await page.goto(`${site.url}/tours`)
  await expect(page.getByText('2,000 tours')).toBeVisible()
  await expect(page.locator('.card')).toHaveCount(24)
  await page.goto(`${site.url}/tours?destination=Place+7&nights=1-3&sort=-price`)
  await expect(page.locator('#results')).toContainText('14 tours')
  await expect(page.locator('.card').first()).toContainText('RM 2,')
  await page.goto(`${site.url}/tours?page=84`)
  await expect(page.locator('.card')).toHaveCount(8)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/tours\?page=84$/)
})

test('a list with cached items takes less than 50 ms of processor time', async ({ request }) => {
  const list = (place: number) => request.get(`${site.url}/tours?destination=Place+${place}`)
  await list(0)
  const before = processorMilliseconds()
  for (let place = 1; place <= 10; place++) await list(place)
  expect((processorMilliseconds() - before) / 10).toBeLessThan(50)
})

test('the page of an item reads the item, not its whole family', async ({ request }) => {
  const before = content.sentBytes()
  expect((await request.get(`${site.url}/cruises/tour-3000`)).status()).toBe(200)
  // The family has ten million.
  expect(content.sentBytes() - before).toBeLessThan(1_000_000)
})

/** How long the processors worked for the site so far: the same on a busy machine as on a quiet one. */
function processorMilliseconds(): number {
  const ticksPerMillisecond = 0.1
  return parseStatus(readFileSync(`/proc/${site.pid}/stat`, 'utf8')).ticks / ticksPerMillisecond
}

test('the site map is split and still lists every page once', { tag: '@nightly' }, async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index.match(/<sitemap>/g)).toHaveLength(2)
  expect(index).toContain('<lastmod>2026-01-02</lastmod>')
  const paths = await siteMapPaths(request)
  expect(new Set(paths).size).toBe(5506)
  expect(paths).toHaveLength(5506)
  await request.dispose()
})
