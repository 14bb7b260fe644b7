import { foreignChanges } from '@agency/ui/islands/testing/change-like-extensions.ts'
import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { typeEarly } from '@agency/ui/islands/testing/type-early.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldDay } from '../model/days.ts'
import { island } from './product-form.island.tsx'

const booking = {
  url: 'http://localhost:1',
  hotelPath: '/Hotel/',
  packageTrip: 'Return',
  carReturn: true,
  leadDays: { flight: 3, hotel: 1, 'flight-plus-hotel': 3, car: 7 },
  daysAhead: { flight: 3, hotel: 2, 'flight-plus-hotel': 3, car: 7 },
  hotline: '+60 3-0000 0000',
} as const

const props = { product: 'flight', booking, today: '2026-11-22', isOnItsPage: true } as const
const show = () => mountIsland(island, props)

// Each test is a new visit. Forms of the last one keep what was entered as they are left, not later.
beforeEach(() => {
  dispatchEvent(new PageTransitionEvent('pagehide'))
  history.replaceState(null, '')
})

test('what was entered is there again when the page is shown from the history without its script’s memory', async () => {
  await show()
  await page.getByRole('combobox', { name: 'From' }).fill('Kuching')
  await page.getByRole('textbox', { name: 'Depart' }).fill('31/12/2026')
  await page.getByText('One way').click()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await show()
  await expect.element(page.getByRole('combobox', { name: 'From' })).toHaveValue('Kuching')
  await expect.element(page.getByRole('textbox', { name: 'Depart' })).toHaveValue('Thu 31 Dec 2026')
  await expect.element(page.getByRole('radio', { name: 'One way' })).toBeChecked()
})

test('a search without places shows its problems and stays on the page', async () => {
  await show()
  const here = location.href
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect.element(page.getByRole('combobox', { name: 'From' })).toHaveAttribute('aria-invalid', 'true')
  expect(location.href).toBe(here)
})

test('a press on a day opens the calendar, and Escape closes it and returns the focus', async () => {
  await show()
  await page.getByRole('textbox', { name: 'Depart' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose the day you leave' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Depart' })).toHaveFocus()
})

test('a place field that was focused before hydration opens its list', async () => {
  const offers = {
    places: [{ code: 'PEN', label: 'Penang (PEN)', station: 'PEN', name: 'Penang', detail: 'Malaysia', whole: false }],
    sure: false,
  }
  const { fetch } = window
  window.fetch = async () => Response.json(offers)
  await mountIsland(island, props, element => element.querySelector<HTMLInputElement>('[name=from]')?.focus())
  await expect.element(page.getByRole('option', { name: /Penang/ })).toBeVisible()
  window.fetch = fetch
})

test('at the last month the keyboard stays in the calendar, and Escape leads back to its field', async () => {
  await show()
  await page.getByRole('textbox', { name: 'Depart' }).click()
  const after = page.getByRole('button', { name: 'Month after' })
  ;(after.element() as HTMLElement).focus()
  for (let month = 0; month < 14; month++) await userEvent.keyboard('{Enter}')
  await expect.element(after).toHaveAttribute('aria-disabled', 'true')
  expect(document.activeElement).toBe(after.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('textbox', { name: 'Depart' })).toHaveFocus()
})

test('two pressed days become the first and the last day, and wrong days are stated before the form is sent', async () => {
  await mountIsland(island, { ...props, product: 'flight-plus-hotel' })
  const depart = page.getByRole('textbox', { name: 'Depart' })
  const back = page.getByRole('textbox', { name: 'Return' })
  await depart.click()
  await page.getByRole('button', { name: 'Month after' }).click()
  const days = page.getByRole('gridcell').getByRole('button')
  const [first, last] = [9, 14].map(at => days.nth(at).element().getAttribute('data-date') ?? '')
  await days.nth(9).click()
  await days.nth(14).click()
  await expect.element(depart).toHaveValue(fieldDay(first ?? ''))
  await expect.element(back).toHaveValue(fieldDay(last ?? ''))
  await depart.click()
  await days.nth(9).dblClick()
  await expect.element(back).toHaveAccessibleDescription('Stay at least one night.')
  await depart.fill('1/1/2026')
  await userEvent.tab()
  await expect.element(depart).toHaveAccessibleDescription(/^The first day you can leave is Wed 25 Nov 2026/)
  await depart.fill('31/3/2027')
  await userEvent.tab()
  await expect.element(back).toHaveValue('Thu 1 Apr 2027')
})

for (const [what, change] of Object.entries(foreignChanges)) {
  test(`a typed place and a typed day survive ${what} that changed the form`, async () => {
    await mountIsland(island, props, typeEarly({ from: 'Kuching', depart: '31/12/2026' }), { change })
    await expect.element(page.getByRole('combobox', { name: 'From' })).toHaveValue('Kuching')
    await expect.element(page.getByRole('textbox', { name: 'Depart' })).toHaveValue('31/12/2026')
  })
}
