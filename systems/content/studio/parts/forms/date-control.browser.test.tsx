import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateControl } from './date-control.tsx'

const element = document.body.appendChild(document.createElement('div'))
let root: ReturnType<typeof createRoot>
let value: string
beforeEach(() => {
  value = ''
  root = createRoot(element)
})
afterEach(() => root.unmount())

function Held({ start, withTime = false }: { start: string; withTime?: boolean }) {
  const [held, setHeld] = useState(start)
  value = held
  return <DateControl id="day" label="Book by" value={held} onChange={setHeld} withTime={withTime} />
}

const part = (name: string) => page.getByRole('spinbutton', { name })

test('the day comes before the month, whatever language the browser speaks', async () => {
  expect(navigator.language).toBe('en-US')
  root.render(<Held start="" />)
  await part('day, Book by').click()
  await userEvent.keyboard('09122026')
  await expect.poll(() => value).toBe('2026-12-09')
  await expect.element(page.getByRole('group')).toHaveTextContent('09/12/2026')
})

test('a time is typed and shown in 24 hours', async () => {
  root.render(<Held start="2026-12-09T00:05" withTime />)
  await expect.element(part('hour, Book by')).toHaveTextContent('00')
  await expect.element(part('minute, Book by')).toHaveTextContent('05')
  await part('hour, Book by').click()
  await userEvent.keyboard('2330')
  await expect.poll(() => value).toBe('2026-12-09T23:30')
  await part('hour, Book by').click()
  await userEvent.keyboard('0045')
  await expect.poll(() => value).toBe('2026-12-09T00:45')
})

test('a date can be taken out, and typed anew', async () => {
  root.render(<Held start="2026-12-09" />)
  await page.getByRole('button', { name: 'No date: Book by' }).click()
  await expect.poll(() => value).toBe('')
  await expect.element(page.getByRole('button', { name: 'No date: Book by' })).not.toBeInTheDocument()
  await part('day, Book by').click()
  await userEvent.keyboard('01012027')
  await expect.poll(() => value).toBe('2027-01-01')
})

test('a day can be chosen in the calendar', async () => {
  root.render(<Held start="2026-12-09" />)
  await page.getByRole('button', { name: /calendar/i }).click()
  await page.getByRole('button', { name: /31 December 2026/ }).click()
  await expect.poll(() => value).toBe('2026-12-31')
})

test('a value that is no day is shown as none', async () => {
  root.render(<Held start="next Friday" />)
  await expect.element(page.getByRole('group')).toHaveTextContent('dd/mm/yyyy')
})
