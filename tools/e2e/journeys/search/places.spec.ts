import { expect, test } from '@playwright/test'
import { hold } from '../look/hold.ts'
import { panelStarted, postedSearch } from './posted-search.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/flights')
  await panelStarted(page)
})

test('suggestions appear during typing, and the field exposes the highlighted one', async ({ page }) => {
  const from = page.getByRole('combobox', { name: 'From' })
  await from.pressSequentially('tokyo')
  const options = page.getByRole('listbox', { name: 'From' }).getByRole('option')
  await expect(options.first()).toContainText('All airports, Japan')
  await expect(options).toHaveText([/TYO/, /HND/, /NRT/])
  await expect(from).toHaveAttribute('aria-expanded', 'true')
  const highlighted = page.getByRole('listbox', { name: 'From' }).getByRole('option', { selected: true })
  await expect(highlighted).toContainText('TYO')
  await expect(from).toHaveAttribute('aria-activedescendant', (await highlighted.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(highlighted).toContainText('TYO')
  await expect(from).toHaveAttribute('aria-activedescendant', (await highlighted.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(highlighted).toContainText('Haneda')
  await expect(from).toHaveAttribute('aria-activedescendant', (await highlighted.getAttribute('id')) ?? '')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue('Tokyo (TYO)')
  await expect(from).toHaveAttribute('aria-expanded', 'false')
})

test('fast typing makes two requests: the first letter and the whole text', { tag: '@nightly' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/airports' && searchParams.get('q')) asked.push(searchParams.get('q') ?? '')
  })
  const from = page.getByRole('combobox', { name: 'From' })
  await from.focus()
  await from.evaluate((input: HTMLInputElement) => {
    // As a browser does it, past the property that scripts see.
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    for (const letter of 'kota kinabalu') {
      property?.set?.call(input, input.value + letter)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  })
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/Kota Kinabalu/])
  expect(asked).toEqual(['k', 'kota kinabalu'])
})

test('a late answer is not shown', { tag: '@nightly' }, async ({ page }) => {
  const question = /\/airports\?q=london&/
  const arrive = await hold(page, question)
  const from = page.getByRole('combobox', { name: 'From' })
  const asked = page.waitForRequest(question)
  await from.fill('london')
  const late = await asked
  await from.fill('ipoh')
  await expect(page.getByRole('option', { name: 'Ipoh' })).toBeVisible()
  arrive()
  await late.response()
  await expect(page.getByRole('option', { name: 'London' })).toHaveCount(0)
})

test('an unambiguous text becomes its place if the visitor moves on without choosing', async ({ page }) => {
  await page.getByRole('combobox', { name: 'From' }).fill('penang')
  await page.keyboard.press('Tab')
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('KK')
  const fields = await postedSearch(page, () => page.getByRole('button', { name: 'Search flights' }).click())
  expect(fields).toMatchObject({ DepartureStationCodeCMS: 'PEN', ArrivalStationCodeCMS: 'BKI' })
})

test('places chosen before are offered first', { tag: '@nightly' }, async ({ page }) => {
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('sibu')
  await page.getByRole('option', { name: 'Sibu' }).click()
  await page.reload()
  await panelStarted(page)
  await page.getByRole('combobox', { name: 'From' }).click()
  await expect(page.getByRole('option').first()).toContainText('Sibu')
})

test('the swap button swaps both places', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/flights?from=KUL&to=PEN')
  await panelStarted(page)
  await page.getByRole('button', { name: 'Swap the two places' }).click()
  const fields = await postedSearch(page, () => page.getByRole('button', { name: 'Search flights' }).click())
  expect(fields).toMatchObject({ DepartureStationCodeCMS: 'PEN', ArrivalStationCodeCMS: 'KUL' })
})

test('Enter on an unknown place sends the form, which names it', { tag: '@nightly' }, async ({ page }) => {
  const from = page.getByRole('combobox', { name: 'From' })
  await from.pressSequentially('qqqqqq')
  await expect(page.getByText('No place found').last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('We do not know a place called “qqqqqq”')
})

test('Enter before the answer sends the form too, if no place is found', { tag: '@nightly' }, async ({ page }) => {
  await page.getByRole('combobox', { name: 'From' }).fill('zzxxqq')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('We do not know a place called “zzxxqq”')
})

test('a failed look-up is reported, and the next letter retries it', { tag: '@nightly' }, async ({ page }) => {
  await page.route(/\/airports\?q=/, route => route.abort('internetdisconnected'))
  const from = page.getByRole('combobox', { name: 'From' })
  await from.pressSequentially('penan')
  await expect(page.getByText('The list of places could not be reached').last()).toBeVisible()
  await expect(page.getByText('No place found')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('We could not look up “penan” just now')
  await expect(from).toHaveValue('penan')
  await page.unroute(/\/airports\?q=/)
  await from.press('End')
  await from.pressSequentially('g')
  await expect(page.getByRole('option', { name: 'Penang', selected: true })).toBeVisible()
  await expect(page.getByText('The list of places could not be reached')).toHaveCount(0)
})
