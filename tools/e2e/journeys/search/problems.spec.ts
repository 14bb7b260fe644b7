import { expect, test } from '@playwright/test'
import { panelStarted, postedSearch } from './posted-search.ts'

const search = { name: 'Search flights' }

test('entries stay, and the search continues once they are valid', async ({ page }) => {
  await page.goto('/flights?from=KUL&to=SZB&adults=2')
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Return' }).fill('someday')
  await page.getByRole('button', search).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose a place other than the one you start from.',
    /Write the day you come back like/,
  ])
  await expect(page.getByRole('textbox', { name: 'Return' })).toHaveValue('someday')
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('ipoh')
  await page.getByRole('option', { name: 'Ipoh' }).click()
  await page.getByText('One way').click()
  const fields = await postedSearch(page, () => page.getByRole('button', search).click())
  expect(fields).toMatchObject({ AdultsCMS: '2', TripTypeCMS: 'OneWay', ArrivalStationCodeCMS: 'IPH' })
})
