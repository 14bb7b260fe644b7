import { expect, type Page, test } from '@playwright/test'
import { hold } from './hold.ts'

const pages = ['/', '/tours', '/blog', '/holidays-in-penang', '/ground-package/langkawi-island-escape']

/** How many elements the browser has not laid out because they are far away. */
const leftOut = (page: Page) =>
  page
    .locator('main *, .site-footer *')
    .evaluateAll(
      elements =>
        elements.filter(
          element => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    )

test.use({ viewport: { width: 390, height: 844 } })

for (const path of pages) {
  const tag = path === '/' ? [] : '@nightly'
  test(`${path} lays out distant blocks after loading, and keeps its length`, { tag }, async ({ page, browser }) => {
    const arrive = await hold(page, /\/favicon\.svg|\/img\//)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => leftOut(page)).toBeGreaterThan(50)
    arrive()
    await expect.poll(() => leftOut(page)).toBe(0)
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await plain.goto(path)
    const height = () => document.documentElement.scrollHeight
    expect(await plain.locator('.site-footer').boundingBox()).not.toBeNull()
    expect(await leftOut(page)).toBe(0)
    expect(Math.abs((await page.evaluate(height)) - (await plain.evaluate(height)))).toBeLessThan(40)
    await plain.close()
  })
}

test('the first picture of a page is fetched at once, not only when it is laid out', async ({ request }) => {
  for (const path of [...pages, '/faq', '/tnc']) {
    const [, main = ''] = (await (await request.get(path)).text()).split('<main')
    const [first = ''] = /<img[^>]*>/.exec(main) ?? []
    expect(first, path).toContain('fetchPriority="high"')
  }
})

test('a dialog keeps length and position of the page, and distant blocks out of the layout', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => leftOut(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
  const before = await place()
  // Before a press of its own, Playwright scrolls.
  await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect.poll(() => leftOut(page)).toBeGreaterThan(50)
  expect(await place()).toEqual(before)
  await page.getByRole('button', { name: 'Close menu' }).dispatchEvent('click')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  expect(await place()).toEqual(before)
  const far = await leftOut(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('.site-footer')).toBeInViewport()
  await expect.poll(() => leftOut(page)).not.toBe(far)
})
