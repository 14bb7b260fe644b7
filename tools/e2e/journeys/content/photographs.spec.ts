import { expect } from '@playwright/test'
import { test } from '../read-only.ts'

const offer = '/ground-package/langkawi-island-escape'

test.use({ javaScriptEnabled: false })

test('photographs stand in a row below the top picture and open larger, by keyboard and without script', async ({
  page,
}) => {
  await page.goto(offer)
  const strip = page.getByRole('region', { name: 'What it really looks like' })
  const pictures = strip.locator('img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy')
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(1.5, 1)
  }
  const links = strip.getByRole('link')
  await links.first().focus()
  for (const at of [1, 2, 3]) {
    await page.keyboard.press('Tab')
    await expect(links.nth(at)).toBeFocused()
    await expect(links.nth(at)).toBeInViewport()
  }
  await expect(links.nth(3)).toHaveAccessibleName(/^Sample: a photograph of a meal.*Drawn by .*, November 2026$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/img\/svg\/.*plate\.svg$/)
})

test('photographs never stand on cards or in what machines read', async ({ page }) => {
  await page.goto('/ground-package')
  await expect(page.getByRole('link', { name: /Langkawi Island Escape/ }).first()).toBeVisible()
  expect(await page.content()).not.toContain('samples/')
  await page.goto(offer)
  const told = await page
    .locator('script[type="application/ld+json"], meta[property="og:image"]')
    .evaluateAll(parts => parts.map(part => part.outerHTML))
  expect(told.join()).not.toContain('samples')
})
