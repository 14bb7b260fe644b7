import { expect, type Page, test } from '@playwright/test'
import { test as reading } from '../read-only.ts'

/** What each kind of page that sells something is about, as its bar says it on a phone. */
const actions: [path: string, action: string, target: RegExp][] = [
  ['/', 'Search flights', /^\/flights$/],
  ['/flight-deals', 'Search flights', /^\/flights$/],
  ['/hotel-deals', 'Search hotels', /^\/hotels$/],
  ['/flight-plus-hotel-deals', 'Search flight + hotel', /^\/flight-plus-hotel$/],
  ['/car-rental-deals', 'Search cars', /^\/cars$/],
  ['/holidays-in-penang', 'See the trips', /^#trips$/],
  ['/malaysia-states/perlis', 'See nearby deals', /^#deals$/],
  ['/go-china', 'See the trips', /^#trips$/],
  ['/xin-chao-vietnam', 'See the trips', /^#trips$/],
  ['/thailand/bangkok', 'See the deals', /^#deals$/],
  ['/blog/penang-hawker-day', 'See the trips', /^#trips$/],
  ['/ground-package/langkawi-island-escape', 'Choose your trip', /^#choose$/],
  ['/royal-caribbean-cruise/icon-of-the-seas-caribbean', 'Choose dates', /^#choose$/],
  ['/attraction-ticket/langkawi-skycab', 'Get tickets', /^#choose$/],
  ['/travel-insurance/domestic-explorer', 'Get cover', /^#choose$/],
]
/** One whose action leads to another page, and one whose action stays on the page. */
const daily = ['/flight-deals', '/attraction-ticket/langkawi-skycab']
const bar = (page: Page) => page.locator('.action-bar')

reading('every kind of page has its one action in a bar', async ({ page }) => {
  for (const [path, action, target] of actions) {
    await page.goto(path, { waitUntil: 'commit' })
    const link = bar(page).getByRole('link', { name: action, exact: true, includeHidden: true })
    await expect(link, path).toHaveAttribute('href', target)
  }
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const [path, action, target] of actions) {
    const tag = daily.includes(path) ? [] : '@nightly'
    test(`below the first screen of ${path} its action stays at the bottom`, { tag }, async ({ page }) => {
      await page.goto(path)
      await page.mouse.wheel(0, 1000)
      const link = bar(page).getByRole('link', { name: action, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      const box = await link.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      const href = (await link.getAttribute('href')) ?? ''
      expect(href).toMatch(target)
      if (href.startsWith('#')) {
        await link.click()
        await expect(page.locator(href)).toBeInViewport()
      }
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      const [edge, foot] = [await bar(page).boundingBox(), await footer.boundingBox()]
      expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1)
    })
  }
})

for (const path of ['/royal-caribbean-cruise/icon-of-the-seas-caribbean', '/holidays-in-penang', '/flight-deals']) {
  const tag = path === '/flight-deals' ? [] : '@nightly'
  test(`on a phone the bar of ${path} does not cover the focused element`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).click()
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const cover = document.querySelector('.action-bar')
        if (!focused || !cover || focused === document.body || cover.contains(focused)) return ''
        const [box, edge] = [focused.getBoundingClientRect(), cover.getBoundingClientRect()]
        // What is higher than the window cannot be seen whole.
        const covered = box.height > 400 ? box.top > edge.top - 100 : box.bottom > edge.top + 1
        return covered && box.top < edge.bottom ? focused.outerHTML.slice(0, 120) : ''
      })
      expect(hidden).toBe('')
    }
  })
}

test('on a wide screen there is no bar', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/holidays-in-penang')
  await expect(bar(page)).toBeHidden()
})
