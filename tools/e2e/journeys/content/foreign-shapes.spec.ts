import { expect } from '@playwright/test'
import { answers, type SiteProcess, startSite } from '../../operations/upstream/site-process.ts'
import { test } from '../read-only.ts'
import { foreignNames, prices } from './foreign-shapes.ts'
import { type StandInContent, startStandInContent } from './stand-in-content.ts'
import { unrulyTree } from './unruly-tree.ts'

/* The site against content in the shapes in which other installations send it: nothing is lost, nothing is misread. */
test.describe.configure({ mode: 'default' })
let content: StandInContent
let site: SiteProcess

test.beforeAll(async () => {
  content = await startStandInContent(unrulyTree)
  site = await startSite({ CONTENT_URL: content.url, LOG_LEVEL: 'silent' })
  await answers(site, '/sitemaps/pages-1.xml')
})
test.afterAll(async () => {
  await site.stop()
  await content.stop()
})

test('pages named in any script are linked, found, and listed in the site map', async ({ page, request }) => {
  const siteMap = await (await request.get(`${site.url}/sitemaps/pages-1.xml`)).text()
  for (const name of foreignNames) {
    await page.goto(`${site.url}/names`)
    await page.getByRole('link', { name: `Name ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Name ${name}`)
    const path = `/names/${encodeURIComponent(name.toLowerCase())}`
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path)
    expect(siteMap).toContain(`${path}</loc>`)
  }
})

test('a price of 0 counts as no price: not on the card, not in filters, and last in lists', async ({ page }) => {
  await page.goto(`${site.url}/amounts?sort=price`)
  const titles = page.locator('.card__title')
  await expect(titles).toHaveCount(prices.length + 1)
  expect((await titles.allTextContents()).slice(-2)).toContain('Free')
  await expect(page.getByText('RM 0.00')).toHaveCount(0)
  await expect(page.getByText('Up to RM 500')).toHaveCount(0)
})

test('an offer whose Malaysian end date is past is not on sale', async ({ page }) => {
  await page.goto(`${site.url}/ends`)
  await expect(page.getByRole('link', { name: 'malaysian' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'past' })).toHaveCount(0)
})

test('fields with HTML, blocks and tables are shown as text', async ({ page }) => {
  await page.goto(`${site.url}/fields/trip`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fish & chips')
  await expect(page.getByText('By the sea')).toBeVisible()
  await expect(page.getByText('2 nights')).toBeVisible()
  await expect(page.getByText('Breakfast, lunch and dinner', { exact: true })).toBeVisible()
  await expect(page.getByText('Flights', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Arrival' })).toBeVisible()
  await expect(page.getByText('We go.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'RM 1,299.00' })).toBeVisible()
})

test('a category with capitals and blanks shows its articles', async ({ page }) => {
  await page.goto(`${site.url}/blog/categories/Food%20%26%20Drink`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food')
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(
    '/blog/categories/food-drink',
  )
})

test('a missing picture leaves an empty frame', async ({ page, request }) => {
  await page.goto(`${site.url}/fields/trip`)
  const address = await page.getByRole('img', { name: 'A pier' }).getAttribute('src')
  const picture = await request.get(new URL(address ?? '', site.url).href)
  expect(picture.status()).toBe(404)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})
