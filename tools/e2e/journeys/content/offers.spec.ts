import { expect, test } from '@playwright/test'
import { test as reading } from '../read-only.ts'

const offer = '/ground-package/bali-ubud-uluwatu'

reading.describe('without script', () => {
  reading('an offer can be passed on by WhatsApp with its whole address', async ({ page }) => {
    await page.goto(offer)
    const link = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href')
    const text = new URL(link ?? '').searchParams.get('text') ?? ''
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(text).toBe(`${await page.getByRole('heading', { level: 1 }).textContent()} ${canonical}`)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  })
})

test('the link can be copied', { tag: '@nightly' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(offer)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
})

test('on a phone every price is beside its label', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(offer)
  const table = page.getByRole('region', { name: 'Prices' })
  const width = await table.evaluate(element => [element.scrollWidth, element.clientWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0)
  const cell = table.locator('tbody td').first()
  expect(await cell.evaluate(element => getComputedStyle(element, '::before').content)).toBe('"Two people"')
})

test('the pictures of an offer are a named group, each with its own description', async ({ page }) => {
  await page.goto(offer)
  const group = page.getByRole('region', { name: /^Pictures/ })
  await expect(group.getByRole('img').first()).toHaveAccessibleName(/\S/)
})
