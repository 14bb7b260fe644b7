import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { island } from '../price-choice.island.tsx'
import type { ChoiceTable } from '../price-choice.ts'

const table: ChoiceTable = {
  columns: ['Twin', 'Single'],
  rows: [
    { label: '6 March 2097, cherry blossom', prices: [64_800, 69_800] },
    { label: '20 March 2097', prices: [null, null] },
    { label: '3 May 2097', prices: [61_800, null], left: 1 },
    { label: '31 May 2097', prices: [59_900, null] },
  ],
  dated: 'rows',
  days: ['2097-03-06', '2097-03-20', '2097-05-03', '2097-05-31'],
}
const show = () => mountIsland(island, { about: '/tour', kind: 'tour' as const, table, today: '2026-11-26' })
async function open() {
  await page.getByText('Not sure yet').first().click()
  await page.getByRole('link', { name: 'Calendar with prices' }).click()
}
const calendar = page.getByRole('dialog', { name: 'Departures and prices' })
const day = (name: string) => calendar.getByRole('button', { name })

test('a departure is found and chosen by keyboard, and the focus returns to what opened the calendar', async () => {
  await show()
  await open()
  await expect.element(day('Wednesday 6 March 2097, from RM 648.00, cherry blossom')).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(day('Saturday 6 April 2097, no departure')).toHaveFocus()
  await expect.element(calendar.getByText('No departure. The next is on 31 May 2097.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(calendar).toBeVisible()
  await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(day('Friday 31 May 2097, RM 599.00')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox').first()).toHaveValue('31 May 2097')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Calendar with prices' })).toHaveFocus()
})

test('a departure without places for all cannot be chosen; Escape leaves the calendar', async () => {
  await show()
  await open()
  await calendar.getByRole('combobox', { name: 'Month' }).selectOptions('May 2097: RM 599.00')
  const few = day('Friday 3 May 2097, only 1 left, you are 2')
  await expect.element(few).toHaveAttribute('aria-disabled', 'true')
  await few.click({ force: true })
  await expect.element(calendar).toBeVisible()
  await calendar.getByRole('combobox', { name: 'Month' }).selectOptions('Mar 2097: RM 648.00')
  await expect.element(day('Wednesday 20 March 2097, sold out')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox').first()).toHaveValue('')
})
