import { expect, type Page, test } from '@playwright/test'

const trigger = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('summary')
const column = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByText('Browse Tour Packages')

async function started(page: Page): Promise<void> {
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
}

const items = [
  'Flights',
  'Hotels',
  'Flight + Hotels',
  'Tour Packages',
  'Car Rentals',
  'Students',
  'Attraction Ticket',
  'SCB',
  'Blog',
]

test('the nine items stand in the order of the specification, and Agent is hidden', async ({ page }) => {
  await page.goto('/tnc')
  const shown = page.getByRole('navigation', { name: 'Main' }).locator('.navigation__link')
  // The one with a panel has its marker beside the name.
  const names = items.map(name => (name === 'Tour Packages' ? /Tour Packages/ : name))
  await expect(shown.locator('visible=true')).toHaveText(names)
})

test('the booking site gets the items of the menu', async ({ request }) => {
  const menu = await (await request.get('/umbraco/Surface/HomePage/GetMenus')).json()
  expect(menu.map((entry: { Name: string }) => entry.Name)).toEqual(items)
  const tours = menu.find((entry: { Name: string }) => entry.Name === 'Tour Packages')
  expect(tours.Child[0]).toEqual({ Name: expect.any(String), URL: expect.stringMatching(/^http/), Target: null })
})

test('the first click after hovering keeps it open, the next one closes it; a click elsewhere closes it too', async ({
  page,
}) => {
  await started(page)
  await trigger(page).hover()
  await expect(column(page)).toBeVisible()
  await trigger(page).click()
  await expect(column(page)).toBeVisible()
  await trigger(page).click()
  await expect(column(page)).toBeHidden()
  await trigger(page).click()
  await expect(column(page)).toBeVisible()
  await page.mouse.move(700, 700)
  await page.mouse.click(700, 700)
  await expect(column(page)).toBeHidden()
})

test('by keyboard: Enter opens it, Escape closes it and returns to it', async ({ page }) => {
  await started(page)
  const summary = trigger(page)
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(column(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.tour-panel__links a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(column(page)).toBeHidden()
  await expect(summary).toBeFocused()
})

test('it has three columns, and the hot deals have pictures and prices', { tag: '@nightly' }, async ({ page }) => {
  await started(page)
  await trigger(page).click()
  for (const title of ['Browse Tour Packages', 'Top Categories', 'Hot Deals']) {
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText(title, { exact: true })).toBeVisible()
  }
  await expect(page.locator('.tour-panel__deals img').first()).toBeVisible()
  await expect(
    page
      .locator('.tour-panel__deals')
      .getByText(/^RM [\d,]+\.\d{2}$/)
      .first(),
  ).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a click opens and closes it', async ({ page }) => {
    await page.goto('/tnc')
    await trigger(page).click()
    await expect(column(page)).toBeVisible()
    await trigger(page).click()
    await expect(column(page)).toBeHidden()
  })
})
