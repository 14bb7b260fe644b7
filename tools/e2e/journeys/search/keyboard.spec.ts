import { expect, test } from '@playwright/test'
import { oneMore, panelStarted, postedSearch } from './posted-search.ts'

test('a flight is searched by keys alone, from an empty panel to the booking site', async ({ page }) => {
  await page.goto('/')
  await panelStarted(page)
  const { keyboard } = page
  await page.getByRole('radio', { name: 'Flights', exact: true }).focus()
  await keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Return' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused()
  await keyboard.type('kl')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('Kuala Lumpur (KUL)')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeFocused()
  await keyboard.type('penag')
  await expect(page.getByRole('option', { name: 'Penang', selected: true })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('Penang (PEN)')

  await expect(page.getByRole('textbox', { name: 'Depart' })).toBeFocused()
  // Enter in a field of days does not send the search.
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Choose the day you leave' })
  await expect(calendar).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'Home', 'Enter']) await keyboard.press(key)
  await expect(page.getByRole('dialog', { name: 'Choose the day you come back' })).toBeVisible()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Choose the day/ })).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Return' })).toBeFocused()

  for (let step = 0; step < 5; step++) {
    await keyboard.press('Tab')
    if (await page.locator('summary:focus').count()) break
  }
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(page.locator('.count:visible', { hasText: 'Adults' }).getByRole('button').first()).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByRole('spinbutton', { name: 'Adults' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(oneMore(page, 'Adults')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  await expect(page.getByText('2 adults, Economy')).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeFocused()
  const fields = await postedSearch(page, () => keyboard.press('Enter'))
  expect(fields).toMatchObject({
    DepartureStationCodeCMS: 'KUL',
    ArrivalStationCodeCMS: 'PEN',
    AdultsCMS: '2',
    DirectFlightCMS: 'true',
    TripTypeCMS: 'Return',
  })
  await expect(page.getByText('Your flight search has arrived')).toBeVisible()
})

test('Enter in a field of days sends nothing while its script is on the way', { tag: '@nightly' }, async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(/\/assets\/product-form/, async route => {
    await held
    await route.continue()
  })
  await page.goto('/flights')
  await page.getByRole('textbox', { name: 'Depart' }).press('Enter')
  answer()
  await panelStarted(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('arrow keys change the form, and the hotel form is posted by Enter', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/')
  await panelStarted(page)
  await page.getByRole('radio', { name: 'Flights', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Hotels', exact: true })).toBeChecked()
  await page.getByRole('combobox', { name: 'Where to' }).focus()
  await page.keyboard.type('Langkawi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Where to' })).toHaveValue('Langkawi, Malaysia')
  const fields = await postedSearch(page, () => page.keyboard.press('Enter'))
  expect(fields).toMatchObject({ DestinationCMS: 'Langkawi, Malaysia', NoOfRoomCMS: '1', StarCMS: '10' })
})
