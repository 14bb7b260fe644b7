import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { island } from './price-choice.island.tsx'
import type { ChoiceTable } from './price-choice.ts'

const table: ChoiceTable = {
  columns: ['Twin', 'Single'],
  rows: [
    { label: '6 March 2027', prices: [64_800, 69_800] },
    { label: '3 April 2027', prices: [61_800, null] },
  ],
  dated: 'rows',
}
const show = (before?: (element: HTMLElement) => void) =>
  mountIsland(island, { about: '/ground-package/x', kind: 'tour' as const, table }, before)

test('the sum follows departure, room and people', async () => {
  await show()
  const sum = page.getByRole('status')
  await expect.element(sum).toHaveTextContent('')
  await page.getByLabelText('Departure').selectOptions('6 March 2027')
  await page.getByRole('combobox').nth(1).selectOptions('Twin')
  await expect.element(sum).toHaveTextContent('2 × RM 648.00 = RM 1,296.00')
  await page.getByRole('spinbutton').fill('1')
  await expect.element(sum).toHaveTextContent('RM 648.00')
})

test('a choice made before the script loaded is summed up too, and a combination that is not sold is reported', async () => {
  await show(element => {
    const [departure, room] = element.querySelectorAll('select')
    if (departure) departure.value = '3 April 2027'
    if (room) room.value = 'Single'
  })
  await expect.element(page.getByRole('status')).toHaveTextContent('Not sold together. Ask us what comes close.')
})
