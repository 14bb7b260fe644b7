import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage } from '../pages/page-checks.ts'
import { familyRoutes } from '../pages/spec-routes.ts'
import { test as reading } from '../read-only.ts'

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ (tour|cruise)s?/ })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const counted = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? '', 10)

for (const path of ['/tours', '/cruises']) {
  for (const width of [390, 1440]) {
    test(`${path} is a sound page, ${width} px wide`, { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expectSoundPage(page)
    })
  }
}

reading(
  'the menu and the footer lead to every family, and to the lists of all tours and all cruises',
  async ({ page }) => {
    await page.goto('/tnc')
    const sold = [...familyRoutes, '/holiday-package', '/tours', '/cruises']
    for (const part of [page.getByRole('navigation', { name: 'Main' }), page.getByRole('contentinfo')]) {
      const links = await part.locator('a').evaluateAll(found => found.map(link => link.getAttribute('href')))
      expect(sold.filter(path => !links.includes(path))).toEqual([])
    }
    await page.goto('/sitemap')
    for (const path of sold) await expect(page.getByRole('main').locator(`a[href="${path}"]`)).not.toHaveCount(0)
  },
)

reading('each list holds what its families hold, and tells search engines so', async ({ page, request }) => {
  const sizeOf = async (path: string) => {
    await page.goto(path)
    return Number.parseInt((await page.locator('#results').getByRole('status').textContent()) ?? '', 10)
  }
  let total = 0
  for (const path of ['/resort-world-cruises', '/celestyal-cruises', '/albatros-expeditions'])
    total += await sizeOf(path)
  await page.goto('/cruises?line=Resorts+World+Cruises&line=Celestyal&line=Albatros+Expeditions')
  expect(await counted(page)).toBe(total)
  const html = await (await request.get('/cruises')).text()
  expect(html).toContain('"@type":"ItemList"')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/cruises"/)
  expect(await (await request.get('/cruises?sort=price')).text()).toContain('noindex')
})

reading.describe('without script', () => {
  reading('what is chosen is left, and choices say how many they leave of that', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/cruises')
    const all = await counted(page)
    await group(page, 'Region')
      .getByRole('checkbox', { name: /^Europe/ })
      .check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/[?&]region=Europe/)
    const left = await counted(page)
    expect(left).toBeLessThan(all)
    // A line that does not call here is no choice any more.
    await expect(group(page, 'Cruise line').getByText('Resorts World')).toHaveCount(0)
    const celestyal = group(page, 'Cruise line').locator('label').filter({ hasText: 'Celestyal' })
    const promised = Number.parseInt((await celestyal.locator('small').textContent()) ?? '', 10)
    await celestyal.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/line=Celestyal/)
    expect(await counted(page)).toBe(promised)
    await page.getByRole('link', { name: 'Show everything' }).click()
    expect(await counted(page)).toBe(all)
  })

  reading('choices that fit nothing say so, and can be taken back', async ({ page }) => {
    await page.goto('/tours?region=Africa&brand=Club+Med')
    await expect(page.getByRole('heading', { name: 'No tour fits all of that' })).toBeVisible()
    await page.getByRole('link', { name: 'see everything we have' }).click()
    await expect(page).toHaveURL('/tours')
  })

  reading('the next departure comes first, and its card names it', async ({ page }) => {
    await page.goto('/cruises?sort=departure')
    const first = page.locator('#results').getByRole('article').first()
    await expect(first.getByText(/^Leaves \d{1,2} [A-Z][a-z]{2}/)).toBeVisible()
    await expect(first).toContainText(/nights? · /)
  })

  reading('a short list does not offer months', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/celestyal-cruises')
    await expect(group(page, 'Length')).toBeVisible()
    await expect(group(page, 'Month')).toHaveCount(0)
  })
})

test('with script the results and the address change in place, and Back restores them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/tours')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const all = (await count(page).textContent()) ?? ''
  const europe = group(page, 'Region').getByRole('checkbox', { name: /^Europe/ })
  await europe.check()
  await expect(page).toHaveURL('/tours?region=Europe')
  await expect(count(page)).not.toHaveText(all)
  await expect(europe).toBeFocused()
  await expect(europe).toBeChecked()
  await page.getByLabel('Sort by').selectOption('Longest first')
  await expect(page).toHaveURL('/tours?sort=-nights&region=Europe')
  await expect(page.locator('#results').getByRole('article').first()).toContainText('10 nights')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/tours')
  await expect(count(page)).toHaveText(all)
  await expect(europe).not.toBeChecked()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('on a phone several filters are chosen before the list changes', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cruises')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  const all = (await count(page).textContent()) ?? ''
  await page.getByText('Filter and sort').click()
  await group(page, 'Month').getByRole('checkbox', { name: /^June/ }).check()
  await group(page, 'Region')
    .getByRole('checkbox', { name: /^Malaysia/ })
    .check()
  await expect(count(page)).toHaveText(all)
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(count(page)).not.toHaveText(all)
  await expect(page).toHaveURL(/region=Malaysia.*month=6/)
  await expect(count(page)).toBeInViewport()
})
