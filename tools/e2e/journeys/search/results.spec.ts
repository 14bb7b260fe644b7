import { addDays, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { expect } from '@playwright/test'
import { test } from '../read-only.ts'

test('sample fares can be sorted and filtered without script, and the search changed', async ({ page }) => {
  const depart = addDays(malaysianDay(Date.now()), 60)
  await page.goto(`/search/flights?from=KUL&to=LGK&trip=one-way&depart=${depart}&adults=2`)
  await page.getByRole('button', { name: 'Search flights' }).click()
  await page.getByRole('button', { name: 'See what is available' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuala Lumpur (KUL) to Langkawi (LGK)')
  await expect(page.getByText(/^\d+ \w{3} \d{4}, one way$/)).toBeVisible()
  await expect(page.getByText('Sample fares: nothing is booked or held')).toBeVisible()

  await page.getByLabel('Airline').selectOption('Malaysia Airlines')
  await page.getByLabel('Sort by').selectOption('Earliest first')
  await page.getByRole('button', { name: 'Show' }).click()
  const fares = page.getByRole('heading', { level: 3 })
  await expect(fares.first()).toHaveText('Malaysia Airlines')
  await expect(fares.filter({ hasNotText: 'Malaysia Airlines' })).toHaveCount(0)
  await expect(page.getByLabel('Sort by')).toHaveValue('departure')

  await page
    .getByRole('link', { name: /^Ask about this.*Malaysia Airlines/ })
    .first()
    .click()
  const about = page.getByRole('region', { name: 'What you are asking about' })
  await expect(about).toContainText(/Malaysia Airlines, out \d\d:\d\d/)
  await expect(about).toContainText(/Price seen\s*RM/)
  await expect(page.getByLabel('About when')).toHaveValue(depart)
  await expect(page.getByLabel('Adults')).toHaveValue('2')
  await page.goBack()

  await page.getByRole('link', { name: 'Change the search' }).click()
  await expect(page.getByLabel('From')).toHaveValue('Kuala Lumpur (KUL)')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Langkawi (LGK)')
})
