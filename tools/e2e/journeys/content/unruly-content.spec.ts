import { expect, type Page, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { answers, type SiteProcess, startSite } from '../../operations/upstream/site-process.ts'
import { expectSoundPage } from '../pages/page-checks.ts'
import { headOf } from './page-parts.ts'
import { type StandInContent, startStandInContent } from './stand-in-content.ts'
import { faultsOf } from './structured-data-rules.ts'
import { longTitle, unrulyTree } from './unruly-tree.ts'

/* One site against a content system whose editors did everything that editors do. */
test.describe.configure({ mode: 'default' })

let content: StandInContent
let site: SiteProcess

test.beforeAll(async () => {
  content = await startStandInContent(unrulyTree)
  site = await startSite({ CONTENT_URL: content.url, LOG_LEVEL: 'silent' })
  await answers(site, '/')
})
test.afterAll(async () => {
  await site.stop()
  await content.stop()
})

const paths = [
  '/',
  '/tours',
  '/cruises',
  '/cruises/nothing',
  '/cruises/long',
  '/cruises/hostile',
  '/cruises/prices',
  '/nowhere',
  '/hub',
  '/hub/arabic',
  '/blog',
  '/blog/nothing',
  '/blog/hostile',
  '/blog/categories',
  '/faq',
  '/faq-details',
  '/faq-details/twice',
  '/sitemap',
  '/tnc',
]

/** Where editors attacked the page, and where their words go over its edges. */
const worst = ['/cruises/long', '/cruises/hostile', '/blog/hostile']

test('every page is valid for unruly content', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  for (const path of paths) {
    const response = await request.get(site.url + path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    const messages = validator.validateStringSync(html).results.flatMap(result => result.messages)
    expect(
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      path,
    ).toEqual([])
    // This agency has set no logo, and ours is not shown in its place.
    const faults = headOf(html).data.flatMap(faultsOf)
    expect(
      faults.filter(fault => fault !== 'TravelAgency.logo'),
      path,
    ).toEqual([])
  }
})

for (const path of paths) {
  const tag = worst.includes(path) ? [] : '@nightly'
  test(`${path} is sound on a phone, and runs no script of an editor`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(site.url + path)
    await expectSoundPage(page)
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
    expect(await dangerousParts(page)).toEqual([])
  })
}

test('a title of 120 characters is shown whole and cut for search engines', async ({ page }) => {
  await page.goto(`${site.url}/cruises/long`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longTitle)
  expect((await page.title()).length).toBeLessThanOrEqual(60)
  await expect(page.getByText('RM 1,234.00').first()).toBeVisible()
})

test('right-to-left text is set right to left, an English line in it left to right', async ({ page }) => {
  await page.goto(`${site.url}/hub/arabic`)
  const directionOf = (text: string) =>
    page.getByText(text).evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      return left - box.left > box.right - right ? 'right' : 'left'
    })
  expect(await directionOf('أفضل الشهور')).toBe('right')
  expect(await directionOf('An English line.')).toBe('left')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl')
})

test('an empty family says so', async ({ page }) => {
  await page.goto(`${site.url}/tours`)
  await expect(page.getByText('0 items')).toBeVisible()
})

test('a question without text is left out, its neighbour is shown', async ({ page }) => {
  await page.goto(`${site.url}/faq`)
  await expect(page.getByText(longTitle).first()).toBeVisible()
  await expect(page.getByText('An answer without a question')).toHaveCount(0)
})

/** Attributes that run script, links that do, and elements that an editor must not bring into a page. */
function dangerousParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('main *')].flatMap(element => {
      const handlers = element.getAttributeNames().filter(name => name.startsWith('on'))
      const link = element.getAttribute('href') ?? ''
      return [...handlers, ...(/^\s*(javascript:|\/\/)/i.test(link) ? [link] : [])]
    })
    // What a component of ours begins with is data that nothing runs.
    const script = "script:not([data-island] > [type='application/json'])"
    const elements = document.querySelectorAll(`main :is(${script}, style, iframe, object, embed, [name=password])`)
    return [...found, ...[...elements].map(element => element.outerHTML)]
  })
}
