import { expect, type Page, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function open(page: Page): Promise<void> {
  await page.goto('/tnc')
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(menu(page)).toBeVisible()
}

test('a tap opens the one menu of the page, whose tours open in their place', async ({ page }) => {
  await open(page)
  await menu(page).getByText('Tour Packages', { exact: true }).tap()
  for (const title of ['Browse Tour Packages', 'Top Categories', 'Hot Deals'])
    await expect(menu(page).getByText(title, { exact: true })).toBeVisible()
  // A tap on an entry below must not close the tours first, and so miss the entry.
  await menu(page).getByRole('link', { name: 'Car Rentals' }).tap()
  await expect(page).toHaveURL('/car-rental-deals')
  await expect(page.getByRole('banner').locator('a[href="/hotel-deals"]')).toHaveCount(1)
})

test('the page behind does not scroll, focus that leaves the menu closes it, and Escape returns to the button', {
  tag: '@nightly',
}, async ({ page }) => {
  await open(page)
  await expect(page.locator('html')).toHaveClass(/scripted/)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await menu(page).getByRole('link', { name: 'Blog' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test('its close button closes it', { tag: '@nightly' }, async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect(menu(page)).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('it opens and leads on', async ({ page }) => {
    await open(page)
    await menu(page).getByRole('link', { name: 'Hotels', exact: true }).tap()
    await expect(page).toHaveURL('/hotel-deals')
  })
})
