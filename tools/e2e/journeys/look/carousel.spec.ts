import { expect, type Page, test } from '@playwright/test'
import { test as reading } from '../read-only.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Offers and ideas' })
const dot = (page: Page, number: number) => carousel(page).getByRole('button', { name: `Slide ${number}` })
const shown = (page: Page, number: number) => expect(dot(page, number)).toHaveAttribute('aria-current', 'true')

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(carousel(page).getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.mouse.move(5, 5)
  await expect(carousel(page).locator('[data-island]')).toHaveAttribute('data-hydrated')
}

test('the carousel advances by itself, and stops under the pointer and when paused', async ({ page }) => {
  await page.clock.install()
  await openHome(page)
  await page.mouse.move(5, 5)
  await page.clock.runFor(11_000)
  await page.clock.resume()
  await shown(page, 2)
  await carousel(page).hover()
  await page.clock.runFor(16_000)
  await shown(page, 2)
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click()
  await page.mouse.move(5, 5)
  await page.getByRole('link', { name: 'Log in' }).first().focus()
  await page.clock.runFor(16_000)
  await shown(page, 2)
})

test('its script runs at the first interaction', { tag: '@nightly' }, async ({ page }) => {
  const fetched = page.waitForResponse(/\/react-[^/]+\.js/)
  await page.goto('/')
  await fetched
  // React comes to life for another island, so what is not hydrated then waits for something.
  const search = page.locator('[data-island=header-search]')
  await search.dispatchEvent('pointerover')
  await expect(search).toHaveAttribute('data-hydrated')
  const controls = carousel(page).locator('[data-island]')
  expect(await controls.getAttribute('data-hydrated')).toBeNull()
  await page.mouse.move(5, 5)
  await expect(controls).toHaveAttribute('data-hydrated')
})

test('its script runs after eight seconds without interaction', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/')
  await expect(carousel(page).locator('[data-island]')).toHaveAttribute('data-hydrated', { timeout: 30_000 })
})

test('with reduced motion it does not advance by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openHome(page)
  await expect(carousel(page).getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await page.clock.runFor(30_000)
  await shown(page, 1)
})

reading('the Thailand page shows a single banner', async ({ page }) => {
  await page.goto('/hotel-deals-thailand')
  await expect(page.locator('[aria-roledescription=carousel]')).toHaveCount(0)
  await expect(page.locator('.page-banner img')).toHaveCount(1)
})

test('the next arrow of a row of two wraps around', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/flight-deals')
  const row = page.getByRole('region', { name: 'Before you fly' })
  const next = row.getByRole('button', { name: 'Next slide' })
  await next.scrollIntoViewIfNeeded()
  const first = row.getByRole('link', { name: 'Plan your leave' })
  const last = row.getByRole('link', { name: 'Read the blog' })
  await expect(row.getByRole('button', { name: /^Slide \d$/ })).toHaveCount(2)
  for (let round = 0; round < 3; round++) {
    await expect(first).toBeInViewport()
    await expect(last).not.toBeInViewport()
    await next.click()
    await expect(last).toBeInViewport()
    await expect(first).not.toBeInViewport()
    await next.click()
  }
  await expect(row.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0)
})

reading.describe('without script', () => {
  reading('the first slide is there and the row scrolls', async ({ page }) => {
    await page.goto('/')
    await expect(carousel(page).locator('h2').first()).toBeVisible()
    await expect(carousel(page).getByRole('button', { name: 'Next slide' })).toBeHidden()
  })
})
