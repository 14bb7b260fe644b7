import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { member } from '../account/sample-people.ts'
import { expectSoundPage } from '../pages/page-checks.ts'

const header = (page: Page) => page.getByRole('banner')
const visibleLink = (page: Page, name: string | RegExp) =>
  header(page).getByRole('link', { name }).filter({ visible: true })
const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const countdowns = (page: Page) => header(page).locator('[data-countdown]')
const content = new URL('../../../../systems/content/content/promotions.md', import.meta.url)
const ends = Array.from(readFileSync(content, 'utf8').matchAll(/until: (\S+)/g), ([, end = '']) => Date.parse(end))
const running = Math.max(...ends) > Date.now() ? 1 : 0
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Also what a window of 1366 pixels has at 200 %. */
for (const [width, height] of [
  [320, 640],
  [390, 844],
  [683, 384],
  [767, 900],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1440, 900],
] as const) {
  const tag = width === 320 ? [] : '@nightly'
  test(`at ${width} pixels log-in, hotline and countdown stay while the page scrolls`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/tnc')
    const before = await header(page).boundingBox()
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.wheel(0, 1800)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    const stays = [
      ...['Log in', 'Sign up', /^Hotline \+60/, 'Search the site'].map(name => visibleLink(page, name)),
      ...Array.from({ length: running }, () => countdowns(page)),
      width < 1024 ? burger(page) : mainMenu(page).getByRole('link', { name: 'Blog' }),
    ]
    for (const part of stays) {
      await expect(part).toHaveCount(1)
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    const after = await header(page).boundingBox()
    expect((after?.y ?? 0) + (after?.height ?? 0)).toBeLessThan(before?.height ?? 0)
    await expect(mainMenu(page)).toBeVisible({ visible: width >= 1024 })
    await expect(burger(page)).toBeVisible({ visible: width < 1024 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectSoundPage(page)
  })
}

test('the countdown keeps its text on a phone, counts to the end of its promotion and goes away', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/tnc')
  const tag = countdowns(page)
  await expect(tag).toHaveCount(running)
  if (!running) return
  await expect(tag.getByText(/ends? in$/)).toBeInViewport({ ratio: 1 })
  await expect(tag.getByText(/^(\d+d )?\d\d:\d\d:\d\d$/)).toBeInViewport({ ratio: 1 })
  const until = Number(await tag.getAttribute('data-countdown'))
  await page.clock.setFixedTime(until - 90_000)
  await page.clock.runFor(1000)
  await expect(tag).toContainText('00:01:30')
  await page.clock.setFixedTime(until + 1)
  await page.clock.runFor(1000)
  await expect(tag).toHaveCount(0)
})

for (const width of [320, 390, 768]) {
  test(`a long first name does not squeeze its neighbours at ${width} pixels`, { tag: '@nightly' }, async ({
    page,
  }) => {
    const firstName = 'Muhammad Al-Hafizuddin Shahrizal'
    await page.setViewportSize({ width, height: 844 })
    await page.route('**/account/balances', route => route.fulfill({ json: { firstName, balances: [] } }))
    await page.goto('/Login')
    await page.getByLabel('E-mail').first().fill(member.email)
    await page.locator('#Pwd').fill(member.password)
    await page.getByRole('button', { name: 'Login Now' }).click()
    const menu = header(page).locator('.user-menu summary')
    await expect(menu).toHaveText(`Hi, ${firstName}`)
    await expect(menu).toBeInViewport({ ratio: 1 })
    if (!running) return
    await expect(countdowns(page).getByText(/ends? in$/)).toBeInViewport({ ratio: 1 })
    const [tagBox, menuBox] = await Promise.all([countdowns(page).boundingBox(), menu.boundingBox()])
    expect((tagBox?.x ?? 0) + (tagBox?.width ?? 0)).toBeLessThanOrEqual(menuBox?.x ?? 0)
    expect(tagBox?.height).toBeLessThan(36)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('from 1024 pixels up the navigation keeps to one row, and the brand is whole everywhere', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/tnc')
  for (const width of [320, 389, 390, 768, 820, 1023, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(header(page).locator('.brand__name')).toBeInViewport({ ratio: 1 })
    await expect(header(page).locator('.brand img')).toHaveCSS('width', '36px')
    if (width < 1024) continue
    const tops = await mainMenu(page)
      .getByRole('link')
      .evaluateAll(links => links.filter(link => link.checkVisibility()).map(link => link.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(6)
    expect(Math.max(...tops) - Math.min(...tops), `at ${width} pixels`).toBeLessThan(20)
  }
})

test('the header does not cover the focused element', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  // A page with more to reach than thirty presses.
  await page.goto('/faq')
  await page.locator('footer a').last().focus()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Shift+Tab')
    const [top, bottom] = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect()
      return [focused?.top ?? 0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0]
    })
    expect(top).toBeGreaterThanOrEqual(bottom)
  }
})

test('a menu that is open on a phone closes when the window becomes wide', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await burger(page).click()
  await expect(mainMenu(page)).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await mainMenu(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1024, height: 900 } })
  test('the whole navigation is there from 1024 pixels up', async ({ page }) => {
    await page.goto('/tnc')
    await mainMenu(page).locator('summary').click()
    await expect(mainMenu(page).getByText('Hot Deals', { exact: true })).toBeInViewport()
  })
})

test('with text at 200 % a phone shows the hotline, the menu and the action of an offer, and nothing covers or widens them', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto('/ground-package/melaka-overnight')
  await expect(visibleLink(page, /^Hotline/)).toBeInViewport({ ratio: 1 })
  await burger(page).click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('link', { name: 'Choose your trip' }).click()
  await expect(page.locator('#choose')).toBeInViewport()
  for (const path of ['/', '/resort-world-cruises/port-klang-phuket-singapore', '/contactus?about=/cruises']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
})

test('with letters enlarged by its reader the header wraps, and its mark stays whole', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/tnc')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [320, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const parts = [visibleLink(page, 'Sign up'), visibleLink(page, 'Search the site'), header(page).locator('.brand')]
    for (const part of width < 1024 ? [...parts, burger(page)] : parts) await expect(part).toBeInViewport({ ratio: 1 })
    await expect(header(page).locator('.brand img')).toHaveCSS('width', '36px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width)
  }
})
