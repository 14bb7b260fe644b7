import { expect } from '@playwright/test'
import { test } from '../read-only.ts'

const tour = '/ground-package/langkawi-island-escape'

test('a tour shows its planner and reviews', async ({ page }) => {
  await page.goto(tour)
  const planner = page.getByRole('region', { name: 'Your planner' })
  await expect(planner).toContainText('Kavitha Nair')
  await expect(planner).toContainText('Speaks English, Malay and Tamil')
  await expect(page.getByRole('heading', { name: 'Sample review' })).toBeVisible()
  const facts = page.getByRole('region', { name: 'Who you are booking with' })
  await expect(facts).toContainText(/KPK\/LN .*, valid until \d+ \w+ 20\d\d/)
  await expect(facts).toContainText(/In ringgit, with .*Not included: the tourism tax/)
  await facts.getByRole('link', { name: 'Ways to pay' }).click()
  await expect(page).toHaveURL('/tnc#seller')
  const seller = page.locator('#seller')
  await expect(seller).toContainText(/FPX.*Within 2 working days.*within 14 days.*Tribunal for Consumer Claims/s)
  await page.getByRole('main').getByRole('link', { name: 'Bahasa Melayu' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY')
  await expect(seller).toContainText(/sah sehingga.*Dalam tempoh 2 hari bekerja.*Tribunal Tuntutan Pengguna/s)
})

test('before an enquiry is sent, the page says who sells, and that everything can be corrected', async ({ page }) => {
  for (const path of ['/contactus', '/visa-request-form']) {
    await page.goto(path)
    await expect(page.getByText('You can correct everything until you send it.').first()).toBeVisible()
    await page.getByText('Maklumat penjual').click()
    await expect(page.getByText('KPK/LN sample 0000, sah sehingga')).toBeVisible()
  }
})

test('an offer says what cancelling the chosen departure costs, in both languages', async ({ page }) => {
  await page.goto('/globus/britain-and-ireland')
  const next = page.locator('#what-if')
  await expect(next.getByRole('link', { name: 'How cancelling works' })).toHaveAttribute('href', '/cancel')
  const departures = page.getByRole('combobox', { name: 'Departure' })
  const [, , second] = await departures.getByRole('option').allTextContents()
  await departures.selectOption(String(second))
  await page.getByRole('button', { name: 'What if I cancel?' }).click()
  await expect(page).toHaveURL(/departure=.*#what-if$/)
  await expect(departures).toHaveValue(String(second))
  await expect(next.getByRole('caption')).toContainText(String(second))
  await expect(next.getByRole('row').nth(1)).toContainText(/today.*RM/)
  await next.getByRole('link', { name: 'Bahasa Melayu' }).click()
  await expect(next.getByRole('heading', { name: 'Bagaimana jika saya membatalkan tempahan?' })).toBeVisible()
  await expect(departures).toHaveValue(String(second))
  await expect(next.getByRole('link', { name: 'Cara membatalkan tempahan' })).toHaveAttribute('href', '/ms/cancel')
})

test('insurance has no terms of a tour', async ({ page }) => {
  await page.goto('/travel-insurance/asia-comfort')
  await expect(page.getByRole('heading', { name: 'Who you are booking with' })).toBeVisible()
  await expect(page.locator('#what-if')).toHaveCount(0)
})

test('structured data contains no sample reviews', async ({ page }) => {
  await page.goto(tour)
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(told.join()).toContain('TouristTrip')
  expect(told.join()).not.toMatch(/Review|aggregateRating/)
})
