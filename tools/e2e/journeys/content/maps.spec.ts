import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage } from '../pages/page-checks.ts'
import { test as reading } from '../read-only.ts'

const below = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

reading.describe('without script', () => {
  reading('a tour shows its route as a picture with a name, and as a list that leads to places', async ({ page }) => {
    await page.goto('/ground-package/langkawi-island-escape')
    const route = below(page, 'The route')
    await expect(route.getByRole('img', { name: /^Map of the route: Kuah, Pantai Cenang, Kilim/ })).toBeVisible()
    await expect(route.getByRole('list', { name: 'How you travel' })).toContainText('by road')
    await route.getByRole('link', { name: 'Pantai Cenang' }).click()
    await expect(page).toHaveURL('/holidays-in-langkawi')
    await expect(page.getByRole('img', { name: 'Map of Langkawi' })).toBeVisible()
  })

  reading('a trip shows its price by month, its hotels and how much walking it has', async ({ page }) => {
    await page.goto('/insightvacations/italy-rome-to-venice')
    const months = below(page, 'What it costs, month by month')
    const lowest = months.getByRole('row').filter({ hasText: 'lowest' })
    await expect(lowest).toHaveCount(1)
    await expect(lowest.getByRole('rowheader')).toHaveText('October 2027')
    await expect(lowest).toContainText('RM 13,388.00')
    const rome = below(page, 'Where you sleep').getByRole('row').filter({ hasText: 'Rome' })
    await expect(rome).toContainText('3 nights')
    await expect(rome.getByRole('img', { name: '4 stars' })).toBeVisible()
    await expect(below(page, 'What the journey is like')).toContainText('40 people at most')
  })

  reading('what is not known of an offer leaves no heading without words', async ({ page }) => {
    await page.goto('/travel-insurance/domestic-explorer')
    for (const title of ['The route', 'Where you sleep', 'What the journey is like', 'What it costs, month by month'])
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  })
})

for (const path of ['/uniworld-cruise/nile-luxor-aswan-cairo', '/royal-caribbean-cruise/icon-of-the-seas-caribbean'])
  test(`${path} fits a phone, and axe finds nothing`, { tag: path.startsWith('/uniworld') ? [] : '@nightly' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(below(page, 'The route').getByRole('img', { name: /^Map of the route/ })).toBeVisible()
    await expectSoundPage(page)
  })
