import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without script, a state and a month give days off, and offers that fit them', async ({ page }) => {
  await page.goto('/leave-planner')
  await page.getByLabel('Where you work').selectOption('Kelantan')
  await page.getByLabel('School holidays').selectOption({ index: 1 })
  await page.getByLabel('Month', { exact: true }).selectOption('April 2027')
  await page.getByRole('button', { name: 'Show days off' }).click()
  await expect(page).toHaveURL('/leave-planner?state=kelantan&group=A&month=2027-04#results')
  const found = page.getByRole('article').filter({ hasText: '10 days off for 5 days of leave' })
  await expect(found.getByText('Take Sun 25, Mon 26, Tue 27, Wed 28 and Thu 29 Apr', { exact: true })).toBeVisible()
  await expect(found.getByText('School holidays of these days are not announced')).toBeVisible()
  await found.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
