import { expect } from '@playwright/test'
import { test } from '../read-only.ts'
import { postedSearch } from './posted-search.ts'

const goOn = { name: 'See what is available' }

test('flights: typed names become stations, and dates are read in any usual notation', async ({ page }) => {
  await page.goto('/flights')
  await page.getByLabel('From').fill('kl')
  await page.getByLabel('To', { exact: true }).fill('saigon')
  await page.getByLabel('Depart').fill('20 Dec')
  await page.getByRole('textbox', { name: 'Return' }).fill('2/1')
  await page.getByText('Travellers and cabin').click()
  await page.getByLabel('Adults').fill('2')
  await page.getByLabel('Infants').fill('1')
  await page.getByLabel('Cabin class').selectOption('Business')
  await page.getByText('Airline, student fares, promo code').click()
  await page.getByLabel('Preferred airline').selectOption('Malaysia Airlines (MH)')
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuala Lumpur to Ho Chi Minh City')
  const fields = await postedSearch(page, () => page.getByRole('button', goOn).click())
  expect(fields).toMatchObject({
    DepartureStationCMS: 'KUL - KUALA LUMPUR, MALAYSIA',
    ArrivalStationCMS: 'SGN - HO CHI MINH CITY, VIETNAM',
    BeginDateCMS: expect.stringMatching(/^20-Dec-\d{4} 12:00:00 AM$/),
    EndDateCMS: expect.stringMatching(/^02-Jan-\d{4} 12:00:00 AM$/),
    AdultsCMS: '2',
    InfantsCMS: '1',
    StudentsCMS: '1',
    CabinClassCMS: 'C',
    PrefferedAirlineCodeCMS: 'MH - Malaysia Airlines',
    DirectFlightCMS: 'false',
  })
  await expect(page.getByText('Your flight search has arrived')).toBeVisible()
})

test('the panel on the home page works, and its tabs too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Hotels', exact: true }).check({ force: true })
  await page.getByLabel('Where to', { exact: true }).fill('Melaka')
  await page.getByRole('button', { name: 'Search hotels' }).click()
  const fields = await postedSearch(page, () => page.getByRole('button', goOn).click())
  expect(fields).toMatchObject({ DestinationCMS: 'Melaka, Malaysia' })
})

test('on a phone the panel is a link to the search page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/hotel-deals')
  await expect(page.getByRole('button', { name: 'Search hotels' })).toBeHidden()
  await page.getByRole('link', { name: 'Where to?' }).click()
  await expect(page).toHaveURL('/hotels')
})

test('a search that came back with problems has the focus on their summary', async ({ page }) => {
  await page.goto('/flights')
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
})
