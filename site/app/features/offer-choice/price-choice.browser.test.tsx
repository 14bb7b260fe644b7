import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAddingChoice } from '../site-settings/trust/whatsapp-link.client.ts'
import './offer-choice.css'
import { island } from './price-choice.island.tsx'
import type { ChoiceTable } from './price-choice.ts'

const table: ChoiceTable = {
  columns: ['Twin', 'Single'],
  fares: [
    { name: 'Twin', who: 'sharer', people: 2 },
    { name: 'Single', who: 'sharer', people: 1 },
    { name: 'Child 4 to 11', who: 'child', youngest: 4, oldest: 11 },
  ],
  rows: [
    { label: '6 March 2027', prices: [64_800, 69_800] },
    { label: '3 April 2027', prices: [61_800, null] },
  ],
  dated: 'rows',
  others: [{ label: 'Child 4 to 11', prices: [40_000, null] }],
}
async function show(before?: (element: HTMLElement) => void, width = 1000) {
  await page.viewport(width, 800)
  return mountIsland(island, { about: '/ground-package/x', kind: 'tour' as const, table, today: '2026-11-26' }, before)
}

test('on a phone the fields fold into two that name the choice, and a fault shows its field', async () => {
  await show(undefined, 390)
  const adults = page.getByLabelText('Adults')
  await expect.element(page.getByText('Not sure yet').first()).toBeVisible()
  await expect.element(adults).not.toBeVisible()
  await page.getByText('2 adults').click()
  await adults.fill('3')
  await page.getByText('3 adults').click()
  await expect.element(adults).not.toBeVisible()
  await page.getByText('3 adults').click()
  await adults.fill('99')
  await page.getByText('99 adults').click()
  await expect.element(adults).toBeVisible()
})

test('the sum follows departure, room and people', async () => {
  await show()
  const sum = page.getByRole('status')
  await expect.element(sum).toHaveTextContent('')
  await page.getByLabelText('Departure').selectOptions('6 March 2027')
  await expect.element(sum).toHaveTextContent('Room: choose one too, and the sum follows.')
  await page.getByRole('combobox').nth(1).selectOptions('Twin')
  await expect.element(sum).toHaveTextContent('2 × RM 648.00 = RM 1,296.00')
  await page.getByLabelText('Adults').fill('1')
  await expect.element(sum).toHaveTextContent('1 × RM 698.00 SingleRM 698.00')
})

test('what lies below the sum stays where it is when the sum appears', async () => {
  await show()
  const button = page.getByRole('button', { name: /^Ask for/ })
  await expect.element(button).toBeVisible()
  const top = button.element().getBoundingClientRect().top
  await page.getByLabelText('Departure').selectOptions('6 March 2027')
  await page.getByRole('combobox').nth(1).selectOptions('Twin')
  await page.getByLabelText('Adults').fill('4')
  await expect.element(page.getByRole('status')).toHaveTextContent('4 × RM 648.00 = RM 2,592.002 rooms: 2 + 2')
  expect(button.element().getBoundingClientRect().top).toBeCloseTo(top, 0)
})

test('a family is asked for the ages of its children, and each line of its sum is shown', async () => {
  await show()
  const sum = page.getByRole('status')
  await page.getByLabelText('Departure').selectOptions('6 March 2027')
  await page.getByRole('combobox').nth(1).selectOptions('Twin')
  await page.getByLabelText('Children').fill('2')
  await expect.element(sum).toHaveTextContent('Give the age of each child, and the sum follows.')
  await page.getByLabelText("Children's ages").fill('4, 9')
  await expect.element(sum).toHaveTextContent('2 × RM 648.00 Twin2 × RM 400.00 Child 4 to 11RM 2,096.00')
})

test('the button asks for dates only where some were chosen, and options tell what they cost', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Ask for your dates' })).toBeVisible()
  await page.getByLabelText('Departure').selectOptions('3 April 2027')
  await expect.element(page.getByRole('button', { name: 'Ask for these dates' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Twin (RM 618.00)' })).toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'Single (not sold)' })).toBeInTheDocument()
  await page.getByRole('combobox').nth(1).selectOptions('Twin')
  await expect.element(page.getByRole('option', { name: 'Twin', exact: true })).toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: '6 March 2027 (RM 648.00)' })).toBeInTheDocument()
})

test('a choice made before the script loaded is summed up too, and a combination that is not sold is reported', async () => {
  await show(element => {
    const [departure, room] = element.querySelectorAll('select')
    if (departure) departure.value = '3 April 2027'
    if (room) room.value = 'Single'
  })
  await expect.element(page.getByRole('status')).toHaveTextContent('Not sold together. Ask us what comes close.')
})

test('a press on WhatsApp takes along what the form holds at that moment', async () => {
  const element = await show()
  element.dataset.hydrated = ''
  document.body.className = 'offer-card'
  document.body.dataset.price = 'Price'
  const link = document.createElement('a')
  const text = encodeURIComponent('A question.\nhttps://site.example/x?room=Single\nPrice: from RM 618.00')
  Object.assign(link, { href: `https://wa.me/6012?text=${text}`, textContent: 'WhatsApp' })
  document.body.append(link)
  startAddingChoice()
  link.addEventListener('click', event => event.preventDefault())
  const press = async () => {
    await page.getByRole('link', { name: 'WhatsApp' }).click()
    return new URL(link.href).searchParams.get('text')?.split('\n')
  }
  expect(await press()).toEqual([
    'A question.',
    'https://site.example/x?adults=2',
    'Adults: 2',
    'Price: from RM 618.00',
  ])
  await page.getByLabelText('Departure').selectOptions('6 March 2027')
  await page.getByLabelText('Room', { exact: true }).selectOptions('Twin')
  expect(await press()).toEqual([
    'A question.',
    'https://site.example/x?adults=2&departure=6+March+2027&room=Twin',
    'Departure: 6 March 2027',
    'Room: Twin',
    'Adults: 2',
    'Price: 2 × RM 648.00 = RM 1,296.00',
  ])
})
