import { expect, test } from '@playwright/test'
import { expectSaved, ownDeal, signIn, written } from './studio-steps.ts'

test('a hotel deal becomes a flight: its fields change, airports are picked by name, the card follows', async ({
  page,
  request,
}) => {
  const deal = await ownDeal(request)
  await signIn(page, 'writer', `pages/${deal.key}`)
  const looks = page.getByRole('region', { name: 'As visitors see it' })
  await expect(looks).toContainText('Beach house, 4 stars')
  await expect(looks).toContainText('/hotels?place=Langkawi')
  await expect(page.getByText('Nothing is missing in this deal.')).toBeVisible()

  await page.getByRole('radio', { name: 'Flight', exact: true }).check()
  await expect(page.getByText(/^Set aside.*Town, Hotel, Stars/)).toBeVisible()
  await expect(page.getByLabel('Stars')).toHaveCount(0)
  await page.getByRole('button', { name: /^From: is missing/ }).click()
  await expect(page.getByRole('button', { name: 'Choose: From', exact: true })).toBeFocused()
  for (const [field, typed, found] of [
    ['From', 'penang', /^Penang \(PEN\)/],
    ['To', 'langk', /^Langkawi \(LGK\)/],
    ['Airline', 'firef', /^Firefly/],
  ] as const) {
    await page.getByRole('button', { name: `Choose: ${field}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill(typed)
    await page.getByRole('option', { name: found }).click()
  }
  await expect(looks).toContainText('Firefly')
  await expect(looks).toContainText('/flights?from=PEN&to=LGK')
  await expect(page.getByText('Nothing is missing in this deal.')).toBeVisible()
  await page.getByLabel('Price', { exact: true }).fill('189')
  await expect(looks).toContainText('RM 189')
  await expectSaved(page)
  const source = await written(request, deal.key)
  expect(source).toMatchObject({ product: 'flight', fromStation: 'PEN', toStation: 'LGK', airline: 'FY', price: 189 })
  expect(source).not.toHaveProperty('stars')

  await page.getByRole('radio', { name: 'Hotel', exact: true }).check()
  await expect(looks).toContainText('Beach house, 4 stars')
  await deal.remove()
})
