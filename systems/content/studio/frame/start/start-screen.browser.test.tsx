import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type * as z from 'zod'
import { nodesByPlace } from '../../parts/nodes/nodes-by-place.ts'
import { loadStart, StartScreen } from './start-screen.tsx'

type Start = z.output<typeof startAnswer>

const at = '2026-11-26T03:30:00.000Z'
const nodes = nodesByPlace(
  ['visa', 'nameless'].map(key => ({
    key,
    parentKey: null,
    alias: 'prosePage',
    name: key,
    urlSegment: key,
    sort: 1,
    state: 'changed',
    children: 0,
  })),
)
let role: string
vi.mock('../../parts/nodes/studio-data.ts', async actual => ({
  ...(await actual<object>()),
  useStudio: () => ({ nodes, user: { name: 'Siti', role } }),
}))

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const nothing: Start = {
  waiting: [],
  asked: [],
  drafts: [],
  draftCount: 0,
  publications: [],
  ending: [],
  changed: [],
  misses: [],
  pressed: [],
  law: [],
  isNew: false,
}

const ahead = { published: 0, leftOut: [] }
function open(answer: Partial<Start>, as = 'publisher') {
  role = as
  vi.stubGlobal('fetch', async () => Response.json({ ...nothing, ...answer }))
  const routes = [{ path: '/', loader: loadStart, Component: StartScreen, HydrateFallback: () => null }]
  root.render(<RouterProvider router={createMemoryRouter(routes)} />)
}

test('the first screen lists drafts, ends, changes of others and missed searches, with links and days', async () => {
  open({
    waiting: [{ key: 'visa', name: 'Visas', at, by: 'Siti', note: 'By Friday', changed: true, isRelease: false }],
    asked: [{ key: 'raya', name: 'Raya', at, state: 'sentBack', by: 'Tan', note: 'Which?', isRelease: true, ...ahead }],
    drafts: [
      { key: 'visa', name: 'Visas', at },
      { key: 'nameless', name: '', at },
    ],
    draftCount: 5,
    ending: [{ key: 'visa', name: 'Visas', at }],
    changed: [{ key: 'gone', name: 'Ferries', at, by: 'Tan Mei Ling', what: 'deleted' }],
    pressed: [{ key: 'visa', name: 'Visas', times: 41 }],
    misses: [{ words: 'durian farm', times: 7, lastDay: '2026-11-25' }],
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Siti' })).toBeVisible()
  const rows = page.getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toHaveTextContent('Visas changedSiti asked, 26 November 2026, 11:30 · changed sinceBy Friday')
  await expect.element(rows.nth(1)).toHaveTextContent('RayaSent back by Tan, 26 November 2026, 11:30Which?')
  await expect.element(page.getByRole('link', { name: 'Raya' })).toHaveAttribute('href', '/releases/raya')
  await expect.element(rows.nth(2)).toHaveTextContent('Visas changedsaved 26 November 2026, 11:30')
  await expect.element(page.getByRole('link', { name: 'Visas' }).first()).toHaveAttribute('href', '/pages/visa')
  await expect.element(page.getByRole('link', { name: 'Page without a name' })).toBeVisible()
  await expect.element(page.getByText('and 3 more')).toBeVisible()
  await expect.element(page.getByText('ends 26 November 2026, 11:30')).toBeVisible()
  await expect.element(page.getByText('Tan Mei Ling deleted, 26 November 2026, 11:30')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ferries' })).not.toBeInTheDocument()
  await expect.element(page.getByText('41 times')).toBeVisible()
  await expect.element(page.getByText('7 times, last on 25 November 2026')).toBeVisible()
})

test('empty lists say so; the steps are folded for those who have published, and open for beginners', async () => {
  open({})
  for (const text of [
    /^No page is waiting/,
    /^You have no changes/,
    /^Nothing ends/,
    /^No one else/,
    /^No search of visitors/,
    /^No visitor has opened/,
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('Find the page')).not.toBeVisible()
  await page.getByText('How the studio works, in five steps').click()
  await expect.element(page.getByText('Find the page')).toBeVisible()
  root.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  open({ isNew: true })
  await expect.element(page.getByText('Find the page')).toBeVisible()
})

test('writers see no missed searches, readers no drafts', async () => {
  open({ misses: null, pressed: null }, 'reader')
  await expect.element(page.getByRole('heading', { name: 'Changed by others' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My drafts' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Searched for' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Most asked about' })).not.toBeInTheDocument()
})
