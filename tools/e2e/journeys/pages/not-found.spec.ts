import { expect, type Page, test } from '@playwright/test'
import { test as reading } from '../read-only.ts'
import { expectSoundPage } from './page-checks.ts'

const missing = '/no-such-place'

test('an unknown address is a 404 with links onwards', async ({ page }) => {
  const response = await page.goto(missing)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('404 Not Found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looks Like This Page Missed Its Flight')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await expect(page.getByText("Let's get you back on track to your dream destination.")).toBeVisible()
  for (const name of ['Flights', 'Hotels', 'Home', 'Flight + Hotels', 'Tour Packages']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectSoundPage(page)
})

test('after five seconds it goes back to the page before', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/tnc')
  await page.goto(missing)
  await expect(page.getByText('Going back in 5 s')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(page.getByText('Going back in 3 s')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/tnc')
})

test('a person can stop the countdown', async ({ page }) => {
  await page.clock.install()
  await page.goto(missing)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looks Like This Page Missed Its Flight')
})

const readers = {
  key: (page: Page) => page.keyboard.press('Tab'),
  wheel: (page: Page) => page.mouse.wheel(0, 200),
  press: (page: Page) => page.getByRole('heading', { level: 1 }).click(),
}
for (const [sign, act] of Object.entries(readers)) {
  const tag = sign === 'key' ? [] : '@nightly'
  test(`a ${sign} in the page stops the countdown, and the page says so`, { tag }, async ({ page }) => {
    await page.goto(missing)
    await expect(page.getByText(/Going back/)).toBeVisible()
    await act(page)
    await expect(page.getByRole('status').filter({ hasText: 'Take your time.' })).toBeVisible()
  })
}

test('Go Back returns to the page before', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/tnc')
  await page.goto(missing)
  await expect(page.getByText(/Going back/)).toBeVisible()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/tnc')
})

reading.describe('without script', () => {
  reading('there is no countdown, and Go Back leads home', async ({ page }) => {
    await page.goto(missing)
    await expect(page.getByText(/Going back/)).toBeHidden()
    await page.getByRole('link', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/')
  })
})
