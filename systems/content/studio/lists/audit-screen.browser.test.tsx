import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import './lists.css'
import { AuditScreen, loadAudit } from './audit-screen.tsx'

vi.mock('../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ nodes: { byKey: new Map() } }) }))

test('the history is narrowed to a person alone, and shows days as people write them', async () => {
  const asked: string[] = []
  const row = { id: 1, at: '2026-11-28T10:00:00Z', by: 'Aminah', what: 'chose an hour', key: null, name: null }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const pictures = [2, 3].map(id => ({ ...row, id, what: 'brought a picture', name: 'Beach', detail: null }))
    return Response.json({ entries: [{ ...row, detail: 'Week 49: 2026-11-29T16:00:00.000Z' }, ...pictures] })
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const route = { path: '*', loader: loadAudit, Component: AuditScreen, HydrateFallback: () => null }
  root.render(<RouterProvider router={createMemoryRouter([route])} />)
  await expect.element(page.getByText('Week 49: 30 November 2026, 00:00')).toBeVisible()
  await expect.element(page.getByText('2 pictures')).toBeVisible()
  await page.viewport(390, 800)
  const region = page.getByRole('region', { name: 'History' }).element()
  expect(region.scrollWidth).toBe(region.clientWidth)
  await page.getByLabelText('Person').fill('Aminah')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => asked.at(-1)).toBe('/manage/audit?who=Aminah&without=sign-ins')
  const month = malaysianDay(Date.now()).slice(0, 7)
  await page.getByLabelText('Month').selectOptions(month)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => asked.at(-1)).toBe(`/manage/audit?who=Aminah&month=${month}&without=sign-ins`)
  await expect.element(page.getByRole('heading', { name: `History · Aminah · ${formatMonth(month)}` })).toBeVisible()
  root.unmount()
  vi.unstubAllGlobals()
})
