import { expect, type Page, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function open(page: Page): Promise<void> {
  await page.goto('/tnc')
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(menu(page)).toBeVisible()
}

test('a tap opens it, with three sections of which one is open at a time', async ({ page }) => {
  await open(page)
  await menu(page).getByText('Browse Tour Packages').tap()
  const first = menu(page).locator('details').nth(0)
  await expect(first).toHaveAttribute('open')
  await menu(page).getByText('Hot Deals').tap()
  await expect(menu(page).locator('details').nth(2)).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
})

test('the menu traps the focus, the page behind does not scroll, and Escape returns to the button', {
  tag: '@nightly',
}, async ({ page }) => {
  await open(page)
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
  ).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
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

test('in a browser without commands the first tap before the script is repeated', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement
    // The attribute still works in this browser; taking it away leaves what an older one would do.
    document.addEventListener('DOMContentLoaded', () => {
      for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor')
    })
  })
  await page.goto('/tnc')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await burger.evaluate(button => button.setAttribute('data-opened-by', 'mobile-menu'))
  await burger.tap()
  await expect(page.locator('html')).toHaveClass(/scripted/)
})
