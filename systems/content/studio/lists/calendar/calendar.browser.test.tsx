import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { calendarAnswer } from '@agency/contracts/manage/nodes/calendar.ts'
import { formatMonth, formatWeekday } from '@agency/ui/formats/malaysian-day.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type * as z from 'zod'
import { CalendarScreen, loadCalendar } from './calendar-screen.tsx'

type Answer = z.output<typeof calendarAnswer>

vi.mock('../../parts/nodes/studio-data.ts', async actual => ({
  ...(await actual<object>()),
  useStudio: () => ({ user: { name: 'Siti', role: 'reader' } }),
}))

let root: ReturnType<typeof createRoot>
let asked: string[]
beforeEach(async () => {
  await page.viewport(1200, 900)
  asked = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const entry = (name: string, at: string): Answer['entries'][number] => ({
  key: name,
  name,
  at: `${at}:00.000+08:00`,
  what: 'begins',
  isDraft: false,
})

function open(address: string, answer: Partial<Answer> = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.split('?')[1] ?? '')
    return Response.json({ entries: [], publicHolidays: [], schoolHolidays: [], ...answer })
  })
  const routes = [{ path: '/calendar', loader: loadCalendar, Component: CalendarScreen, HydrateFallback: () => null }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  root.render(<RouterProvider router={router} />)
  return router
}

const focused = () => document.activeElement?.getAttribute('data-date')
const press = (keys: string) => userEvent.keyboard(keys)
const today = malaysianDay(Date.now())

test('the current month opens with the focus on today, and Today leads back to it', async () => {
  open('/calendar')
  await expect.element(page.getByRole('grid', { name: formatMonth(today) })).toBeVisible()
  await expect.poll(focused).toBe(today)
  const day = page.getByRole('button', { name: new RegExp(`^${formatWeekday(today)}, today`) })
  await expect.element(day).toHaveAttribute('aria-current', 'date')
  await press('{PageDown}')
  await expect.poll(() => focused()?.slice(0, 7)).not.toBe(today.slice(0, 7))
  await page.getByRole('link', { name: 'Today' }).click()
  await expect.poll(focused).toBe(today)
})

test('keys move by days, weeks and months, and across the edge of a month', async () => {
  const router = open('/calendar?month=2027-01')
  await page.getByRole('button', { name: /^Sunday 31 January 2027/ }).click()
  await press('{Escape}')
  await expect.poll(focused).toBe('2027-01-31')
  for (const [key, day] of [
    ['{Home}', '2027-01-25'],
    ['{ArrowUp}', '2027-01-18'],
    ['{ArrowRight}', '2027-01-19'],
    ['{End}', '2027-01-24'],
    ['{ArrowDown}', '2027-01-31'],
    ['{PageDown}', '2027-02-28'],
    ['{ArrowRight}', '2027-03-01'],
    ['{Shift>}{PageUp}{/Shift}', '2026-03-01'],
    ['{ArrowLeft}', '2026-02-28'],
  ] as const) {
    await press(key)
    await expect.poll(focused).toBe(day)
  }
  expect(router.state.location.search).toBe('?month=2026-02')
  await expect.element(page.getByRole('heading', { name: 'February 2026' })).toBeVisible()
})

test('a day shows its first entries, the rest when it is opened; only the links of the current day are tab stops', async () => {
  const names = ['One', 'Two', 'Three', 'Four']
  open('/calendar?month=2027-01', {
    entries: [...names.map(name => entry(name, '2027-01-01T09:00')), entry('Five', '2027-01-02T00:00')],
    publicHolidays: [{ day: '2027-01-01', name: 'New Year’s Day' }],
  })
  const day = page.getByRole('button', { name: 'Friday 1 January 2027, New Year’s Day, 4 planned' })
  await expect.element(day).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'starts: 09:00 Two' })).toHaveAttribute('tabindex', '0')
  await expect.element(page.getByRole('link', { name: 'starts: Five' })).toHaveAttribute('tabindex', '-1')
  await expect.element(page.getByRole('link', { name: /Three/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '2 more on Friday 1 January 2027' }).click()
  const dialog = page.getByRole('dialog', { name: 'Friday 1 January 2027' })
  await expect.element(dialog.getByRole('link', { name: 'Four' })).toHaveAttribute('href', '/pages/Four')
})

test('departures open their table of prices, and are left out on demand, also in the address', async () => {
  const trip = { ...entry('Trip', '2027-01-01T00:00'), what: 'departs' as const }
  await page.viewport(390, 800)
  open('/calendar?month=2027-01', { entries: [trip, entry('Sale', '2027-01-01T09:00')] })
  const departure = page.getByRole('link', { name: 'Trip' })
  await expect.element(departure).toHaveAttribute('href', '/pages/Trip#source.priceTable')
  await expect.element(page.getByRole('time')).toHaveTextContent('09:00')
  await page.getByRole('checkbox', { name: 'departs' }).click({ force: true })
  await expect.element(departure).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Sale' })).toBeVisible()
  expect(location.search).toContain('without=departs')
  history.replaceState(null, '', location.pathname)
})

test('days of neighbouring months stand in the grid with what is on then', async () => {
  open('/calendar?month=2027-01', { entries: [entry('Before', '2026-12-28T00:00')] })
  await expect.element(page.getByRole('link', { name: 'starts: Before' })).toBeVisible()
  expect(asked).toEqual(['from=2026-12-28&to=2027-01-31'])
})

test('a phone shows a list that begins today', async () => {
  const entries = [entry('Now', `${today}T00:00`), entry('Then', '2027-01-02T00:00')]
  await page.viewport(390, 800)
  open('/calendar', { entries })
  const first = page.getByRole('listitem').first()
  await expect.element(first.getByRole('heading', { name: /· Today$/ })).toBeVisible()
  await expect.element(first.getByRole('link', { name: 'Now' })).toBeVisible()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await page.viewport(1200, 900)
  await expect.element(page.getByRole('grid')).toBeVisible()
})
