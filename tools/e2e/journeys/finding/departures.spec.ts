import { expect, test } from '@playwright/test'

const offer = '/avalon-waterways/christmas-markets-on-the-rhine'

test('a day picked in the calendar of departures is in the enquiry, with its sum', async ({ page }) => {
  await page.goto(offer)
  await page.getByRole('link', { name: 'Calendar with prices' }).click()
  const calendar = page.getByRole('dialog', { name: 'Departures and prices' })
  await calendar.getByRole('combobox', { name: 'Month' }).selectOption('2027-12')
  const day = calendar.getByRole('button', { name: /^Saturday 11 December 2027, / })
  const price = Number((await day.locator('small').innerText()).replace(',', ''))
  await day.click()
  await expect(calendar).toBeHidden()
  const form = page.locator('.price-choice')
  await expect(form.locator('[name=departure]')).toHaveValue('11 December 2027')
  const room = form.locator('[name=room] option:not([value=""])').first()
  await form.locator('[name=room]').selectOption((await room.getAttribute('value')) ?? '')
  await expect(form.getByRole('status')).toContainText(/= RM\s/)
  const sum =
    /= (RM [\d,]+\.00)/.exec((await form.getByRole('status').innerText()).replaceAll('\u00a0', ' '))?.[1] ?? ''
  expect(Number(sum.replace(/^RM |,/g, ''))).toBeGreaterThanOrEqual(2 * price)
  await form.getByRole('button', { name: 'Ask for these dates' }).click()
  const subject = page.getByRole('region', { name: 'What you are asking about' })
  await expect(subject).toContainText('11 December 2027')
  await expect(subject).toContainText(sum)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same link leads to the table of prices', async ({ page }) => {
    await page.goto(offer)
    await page.getByRole('link', { name: 'Calendar with prices' }).click()
    await expect(page.locator('#prices')).toBeInViewport()
  })
})
