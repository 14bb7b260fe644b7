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

test('an ambiguous name gets a choice of places, and the other entries stay', async ({ page }) => {
  await page.goto('/flights')
  await page.getByLabel('From').fill('penang')
  await page.getByLabel('To', { exact: true }).fill('san jose')
  await page.getByLabel('One way').check()
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(page.getByRole('alert')).toContainText('Which place do you mean by “san jose”?')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('san jose')
  await expect(page.getByLabel('From')).toHaveValue('Penang (PEN)')
  await expect(page.getByLabel('One way')).toBeChecked()
  await page.getByLabel('San José (SJO) Costa Rica').check()
  await page.getByRole('button', { name: 'Search flights' }).click()
  const fields = await postedSearch(page, () => page.getByRole('button', goOn).click())
  expect(fields).toMatchObject({ ArrivalStationCodeCMS: 'SJO', TripTypeCMS: 'OneWay' })
  expect(fields.EndDateCMS).toBe(fields.BeginDateCMS)
})

test('hotels: the ages of children are asked for before the search goes on', async ({ page }) => {
  await page.goto('/hotels')
  await page.getByLabel('Where to').fill('genting')
  await page.getByText('Rooms and guests').click()
  await page.getByLabel('Adults').fill('2')
  await page.getByLabel('Children').fill('2')
  await page.getByRole('button', { name: 'Search hotels' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose the age of child 1.')
  await page.getByLabel('Child 1').selectOption('7')
  await page.getByLabel('Child 2').selectOption('Under 1')
  await page.getByRole('button', { name: 'Search hotels' }).click()
  const fields = await postedSearch(page, () => page.getByRole('button', goOn).click())
  expect(fields).toMatchObject({
    DestinationCMS: 'Genting Highlands, Malaysia',
    NoOfChildrensCMS: '1',
    NoOfInfantCMS: '1',
    childAges: ['7', '0'],
    PromoCodeCMS: '',
    HotelPromoCodeCMS: '',
  })
})

test('flight + hotel, and cars', async ({ page }) => {
  await page.goto('/flight-plus-hotel')
  await page.getByLabel('From').fill('JB')
  await page.getByLabel('To', { exact: true }).fill('Kota Kinabalu (BKI)')
  await page.getByRole('button', { name: 'Search flight + hotel' }).click()
  const both = await postedSearch(page, () => page.getByRole('button', goOn).click())
  expect(both).toMatchObject({
    TripTypeCMS: 'Round',
    IsFlightHotel: 'true',
    RoomCMS: '1',
    DepartureStationCodeCMS: 'JHB',
  })
  await page.goto('/cars')
  await page.getByLabel('Pick up at').fill('langkawi')
  await page.getByLabel('Time of pick-up').selectOption('14:30')
  await page.getByRole('button', { name: 'Search cars' }).click()
  const car = await postedSearch(page, () => page.getByRole('button', goOn).click())
  expect(car).toMatchObject({ locationCode: 'LGK', PickupDateTime: expect.stringMatching(/ 2:30:00 PM$/) })
  expect(car.PickupDateTimeCMS).toBe(car.PickupDateTime)
})

test('the panel on the home page works, and its tabs too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Hotels', exact: true }).check({ force: true })
  await page.getByLabel('Where to', { exact: true }).fill('Melaka')
  await page.getByRole('button', { name: 'Search hotels' }).click()
  const fields = await postedSearch(page, () => page.getByRole('button', goOn).click())
  expect(fields).toMatchObject({ DestinationCMS: 'Melaka, Malaysia' })
})

test('eight people get a link to the group form with their entries', async ({ page }) => {
  await page.goto('/flights?from=KUL&to=PEN&adults=6&children=2')
  await page.getByRole('button', { name: 'Search flights' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Send a group request' }).click()
  await expect(page).toHaveURL(/\/group-flight-request-form\?.*adults=6/)
  await expect(page).toHaveURL(/children=2/)
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
