import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without script, a state and a month give days off, and offers that fit them', async ({ page }) => {
  await page.goto('/leave-planner')
  await page.getByLabel('Where you work').selectOption('Kelantan')
  await page.getByLabel('School holidays').selectOption({ index: 1 })
  await page.getByLabel('Month', { exact: true }).selectOption('March 2027')
  await page.getByRole('button', { name: 'Show days off' }).click()
  await expect(page).toHaveURL('/leave-planner?state=kelantan&group=A&month=2027-03#results')
  const found = page.getByRole('article').filter({ hasText: '9 days off for 3 days of leave' })
  await expect(found.getByText('Take Sun 7, Mon 8 and Tue 9 Mar', { exact: true })).toBeVisible()
  await expect(found.getByText('School holidays of these days are not announced')).toBeVisible()
  await found.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
