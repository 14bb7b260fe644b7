import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Source } from '../../calls/shapes.ts'
import { withValues } from '../../page/form/field-group.tsx'
import { Properties } from '../plain/field-props.ts'
import { ItineraryField } from './itinerary-field.tsx'

const before = {
  nights: 2,
  itinerary: [
    { day: 1, title: 'To Rome', text: 'By train.', meals: 'Hawker dinner', overnight: 'Rome' },
    { day: 2, title: 'In Rome', stops: [{ place: 'Rome' }], text: 'On foot.', overnight: 'Rome' },
    { day: 3, title: 'Home', text: 'By plane.', meals: 'Breakfast' },
  ],
  hotels: [{ place: 'Rome', stars: 4, hotel: 'Contoh House', kind: 'Palazzo' }],
}

const element = document.body.appendChild(document.createElement('div'))
const root = createRoot(element)
afterEach(() => root.render(null))
let now: Source = {}

/** The editor in a form that keeps its changes. */
function Form() {
  const [values, setValues] = useState<Source>(structuredClone(before))
  now = values
  return (
    <Properties value={{ values, change: part => setValues(withValues(values, part)) }}>
      <ItineraryField
        path={['itinerary']}
        schema={{}}
        required={false}
        value={values.itinerary as typeof before.itinerary}
        onChange={() => {}}
      />
    </Properties>
  )
}

const titles = () => (now.itinerary as typeof before.itinerary).map(({ day, title }) => `${day} ${title}`)

test('days are moved, copied, removed and put back, and are numbered automatically', async () => {
  root.render(<Form key="moved" />)
  await page.getByRole('button', { name: 'Move Day 1' }).click()
  await userEvent.keyboard('{ArrowDown}')
  expect(titles()).toEqual(['1 In Rome', '2 To Rome', '3 Home'])
  await page.getByRole('button', { name: 'Copy Day 2' }).click()
  expect(titles()).toEqual(['1 In Rome', '2 To Rome', '3 To Rome', '4 Home'])
  await page.getByRole('button', { name: 'Remove Day 3' }).click()
  await page.getByRole('button', { name: 'Remove Day 1' }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await page.getByRole('button', { name: 'Move Day 1' }).click()
  await userEvent.keyboard('{ArrowDown}')
  expect(JSON.stringify(now)).toBe(JSON.stringify(before))
})

test('words typed after a day was added are its title', async () => {
  root.render(<Form key="typed" />)
  await page.getByRole('button', { name: 'Add a day' }).click()
  await userEvent.keyboard('A walk to the market')
  expect(titles().at(-1)).toBe('4 A walk to the market')
  expect(titles()).toHaveLength(4)
})

test('a mismatch is explained and links to its day; the length can be set from the days', async () => {
  root.render(<Form key="agrees" />)
  await expect.element(page.getByText(/Days, nights and hotels match/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: 'day 4 has no text' }).click()
  await page.getByLabelText('Title').fill('Late home')
  await page.getByLabelText('Text', { exact: true }).fill('By bus.')
  await page.getByLabelText(/^Overnight in/).fill('Rome')
  await expect.element(page.getByText('2 nights, but the itinerary has overnight stays for 3')).toBeVisible()
  await page.getByRole('button', { name: 'Set the length above to 4 days, 3 nights' }).click()
  await expect.element(page.getByText(/Days, nights and hotels match/)).toBeVisible()
  expect(now).toMatchObject({ days: 4, nights: 3 })
})

test('an itinerary that is pasted into an empty day becomes days once the editor agrees', async () => {
  root.render(<Form key="pasted" />)
  await page.getByRole('button', { name: 'Add a day' }).click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Day 1 – To Ostia (L)\nBy tram.\nDay 2 – Back')
  const title = page.getByLabelText('Title').element()
  title.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  expect(titles()).toHaveLength(4)
  await page.getByRole('button', { name: 'Add 2 days' }).click()
  expect(titles()).toEqual(['1 To Rome', '2 In Rome', '3 Home', '4 To Ostia', '5 Back'])
  expect(now.itinerary).toMatchObject([{}, {}, {}, { text: 'By tram.', meals: 'Lunch' }, {}])
})

test('many problems are shown on demand', async () => {
  root.render(<Form key="many" />)
  await page.getByRole('button', { name: 'Add a day' }).click()
  for (let days = 5; days < 9; days++) {
    await page.getByRole('button', { name: `Copy Day ${days - 1}` }).click()
  }
  const problems = page.getByRole('list', { name: 'Problems' }).getByRole('listitem')
  await expect.element(page.getByText('day 7 has no text')).toBeVisible()
  expect(problems.elements()).toHaveLength(8)
  await page.getByRole('button', { name: 'All 10 problems' }).click()
  await expect.element(page.getByText('day 8 has no text')).toBeVisible()
  expect(problems.elements()).toHaveLength(10)
})

test('meals are ticked, a hotel moves with its night, and unedited values stay unchanged', async () => {
  root.render(<Form key="meals" />)
  await page.getByRole('button', { name: /^Day 1/ }).click()
  await page.getByRole('checkbox', { name: 'Lunch' }).click()
  expect(now.itinerary).toMatchObject([{ meals: 'Lunch, Hawker dinner' }, {}, {}])
  await page.getByRole('checkbox', { name: 'Lunch' }).click()
  expect(JSON.stringify(now)).toBe(JSON.stringify(before))
  await page.getByLabelText('Kind of hotel').fill('Old palace')
  for (const [open, place] of [
    [undefined, 'Ostia'],
    [/^Next: Day 2/, 'Ostia'],
  ] as const) {
    if (open) await page.getByRole('button', { name: open }).click()
    await page.getByLabelText(/^Overnight in/).fill(place)
    await userEvent.tab()
  }
  expect(now.hotels).toEqual([{ place: 'Ostia', stars: 4, hotel: 'Contoh House', kind: 'Old palace' }])
})
