import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../pages/page-checks.ts'
import { hold, keepFromReloading } from './hold.ts'

const react = /\/assets\/react-[^/]+\.js$/
const island = /\/assets\/trial\.island-[^/]+\.js$/

/** The page with sample islands, when the site's script runs but no island does. */
async function open(page: Page) {
  await page.goto('/dev/components')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  return {
    name: page.getByRole('textbox', { name: 'Traveller' }),
    more: page.getByRole('button', { name: 'One more bag' }),
    told: page.getByText(/ flies /),
  }
}

test('entries from before React loads become its state, and focus and caret stay', async ({ page }) => {
  const complaints = watchForErrors(page)
  const arrive = await hold(page, react)
  const { name, told } = await open(page)
  await name.pressSequentially('Siti')
  await page.getByRole('checkbox', { name: 'A seat by the window' }).check()
  await page.getByRole('combobox', { name: 'Way to fly' }).selectOption('Business')
  await page.getByRole('radio', { name: 'Halal' }).check()
  await name.click()
  await name.press('Home')
  await expect(told).toHaveText('The visitor flies Economy on the aisle.')
  arrive()
  await expect(told).toHaveText('Siti flies Business by the window.')
  await expect(page.getByText('Meal: Halal')).toBeVisible()
  await expect(name).toBeFocused()
  await name.pressSequentially('Dato ')
  await expect(told).toHaveText('Dato Siti flies Business by the window.')
  await page.getByRole('checkbox', { name: 'A seat by the window' }).uncheck()
  await expect(told).toHaveText('Dato Siti flies Business on the aisle.')
  expect(complaints()).toEqual([])
})

test('every click before React loads is repeated', async ({ page }) => {
  const arrive = await hold(page, react)
  const { more } = await open(page)
  await more.click()
  await more.click()
  await more.click()
  await expect(page.getByText('Bags: 1')).toBeVisible()
  arrive()
  await expect(page.getByText('Bags: 4')).toBeVisible()
  await more.click()
  await expect(page.getByText('Bags: 5')).toBeVisible()
})

test('ids in the page match those of React, so that later references find them', { tag: '@nightly' }, async ({
  page,
}) => {
  const complaints = watchForErrors(page)
  const { name, more } = await open(page)
  await more.click()
  await expect(name).toHaveAccessibleDescription('Bags: 2')
  expect(complaints()).toEqual([])
})

for (const [what, address] of [
  ['an island', island],
  ['React', react],
] as const) {
  const tag = address === island ? [] : '@nightly'
  test(`${what} that fails to arrive once is fetched again at once`, { tag }, async ({ page }) => {
    await page.route(address, route => route.abort('internetdisconnected'), { times: 1 })
    const { name, told } = await open(page)
    await name.pressSequentially('Siti')
    await expect(told).toHaveText('Siti flies Economy on the aisle.')
  })

  test(`${what} that fails to arrive twice is fetched again at the next touch`, { tag: '@nightly' }, async ({
    page,
  }) => {
    let isDown = true
    await keepFromReloading(page)
    await page.route(address, route => (isDown ? route.abort('internetdisconnected') : route.continue()))
    const { name, more, told } = await open(page)
    // A press is held until the island comes or gives up, and only then seen by the page around it.
    await page.evaluate(() => document.addEventListener('click', () => document.body.setAttribute('data-pressed', '')))
    await more.click()
    await expect(page.locator('body')).toHaveAttribute('data-pressed')
    isDown = false
    await name.press('x')
    await expect(told).toHaveText('x flies Economy on the aisle.')
  })
}

test('a broken island leaves the page unchanged, and is reported', { tag: '@nightly' }, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await open(page)
  const field = page.getByRole('textbox', { name: 'A field that stays </script>' })
  await field.pressSequentially('kept')
  await expect.poll(() => errors).toEqual(['This island breaks on purpose.'])
  await expect(field).toHaveValue('kept')
  await field.fill('and usable')
  await expect(field).toHaveValue('and usable')
  expect(errors).toHaveLength(1)
})

for (const path of ['/faq', '/tnc', '/dev/components']) {
  test(`${path} fetches no React while it is only read`, { tag: path === '/faq' ? [] : '@nightly' }, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await expect(page.locator('html')).toHaveClass(/scripted/)
    await page.mouse.wheel(0, 600)
    await page.waitForLoadState('networkidle')
    expect(asked.filter(address => react.test(address) || address.includes('.island-'))).toEqual([])
  })
}
