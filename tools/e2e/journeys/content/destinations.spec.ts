import { expect, type Page } from '@playwright/test'
import { test } from '../read-only.ts'

test.use({ javaScriptEnabled: false })

const below = (page: Page, title: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) })

test('a place links to its offers, its articles and its other page', async ({ page }) => {
  await page.goto('/holidays-in-penang')
  const goods = below(page, 'Trips and tickets in Penang')
  await expect(goods.locator('a[href^="/ground-package/penang"]')).toBeVisible()
  await expect(goods.locator('a[href^="/attraction-ticket/penang"]')).toBeVisible()
  await expect(goods.locator('a[href^="/resort-world-cruises/"]').first()).toBeVisible()
  await expect(below(page, 'From our blog').locator('a[href="/blog/penang-hawker-day"]')).toBeVisible()
  await below(page, 'Where to next').locator('a[href="/malaysia-states/penang"]').click()
  await expect(page).toHaveURL('/malaysia-states/penang')
  await expect(below(page, 'Where to next').locator('a[href="/holidays-in-penang"]')).toBeVisible()
})

test('the best months match the chart', async ({ page }) => {
  await page.goto('/holidays-in-penang')
  const months = await below(page, 'When to go').getByRole('listitem').allInnerTexts()
  const best = months.filter(month => month.includes(': best')).map(month => /(\w+):/.exec(month)?.[1])
  expect(best).toEqual(['January', 'February', 'March', 'June', 'July', 'December'])
  const fact = page.locator('dl > div', { has: page.getByText('Best months', { exact: true }) })
  await expect(fact.getByRole('definition')).toHaveText('December to March, June and July')
})

test('no dish is alone in a row with room for more', { tag: '@nightly' }, async ({ page }) => {
  for (const width of [820, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/holidays-in-penang')
    const boxes = await below(page, 'What to eat')
      .getByRole('definition')
      .evaluateAll(dishes => dishes.map(dish => dish.getBoundingClientRect().toJSON() as DOMRect))
    const last = boxes.at(-1)
    const isAlone = boxes.filter(box => box.y === last?.y).length === 1
    expect(isAlone && (last?.width ?? 0) < width / 2).toBe(false)
  }
})
