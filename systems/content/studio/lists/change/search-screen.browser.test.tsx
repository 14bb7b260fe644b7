import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nodesByPlace } from '../../parts/nodes/nodes-by-place.ts'
import { loadSearch, SearchScreen } from './search-screen.tsx'

const node = (name: string): TreeNode => ({
  key: name.toLowerCase(),
  parentKey: name === 'Cruises' ? null : 'cruises',
  alias: name === 'Cruises' ? 'hubPage' : 'contentDetail',
  name,
  urlSegment: name.toLowerCase(),
  sort: 1,
  state: 'published',
  children: 0,
})
const studio = {
  user: { role: 'writer' },
  nodes: nodesByPlace(['Cruises', 'Aegean', 'Rhodes', 'Kos'].map(node)),
  types: new Map(),
}
vi.mock('../../parts/nodes/studio-data.ts', async original => ({
  ...(await original<object>()),
  useStudio: () => studio,
}))

const path = ['source', 'priceTable', 'rows', '0', 'prices', '0']
const seen = (key: string, more: object) => ({
  key,
  name: studio.nodes.byKey.get(key)?.name,
  version: 3,
  hasDraft: false,
  left: null,
  faults: [],
  places: [],
  ...more,
})
const prices = [
  { path, label: '3 May 2027 · Inside', before: 2588, after: 2795 },
  { path: ['source', 'deposit'], before: 500, why: 'terms' },
]
const pages = [
  seen('aegean', { places: prices }),
  seen('rhodes', { places: prices.slice(0, 1) }),
  seen('kos', {
    left: 'Siti has a draft of it.',
    places: [{ path, label: '1 March to 31 May 2027 · Inside', before: 1888, why: 'cut' }],
  }),
]

let root: ReturnType<typeof createRoot>
let calls: string[] = []
let bodies: unknown[] = []
function show(keys: string[], answers: Record<string, [number, object]> = {}) {
  calls = []
  bodies = []
  const known: typeof answers = {
    'POST many-preview': [200, { pages }],
    'GET releases': [200, { releases: [] }],
    'POST releases': [201, { id: 'r', name: 'Spring prices' }],
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const call = `${method} ${address.replace('/manage/', '')}`
    const from = new Headers(headers).get('if-match')
    if (method !== 'GET') calls.push(from ? `${call} ${from}` : call)
    if (body) bodies.push(JSON.parse(String(body)))
    const [, , key = ''] = /(nodes)\/(\w+)/.exec(call) ?? []
    const [status, json] = known[call] ?? [200, { key, version: 3, publishedVersion: 3, checks: [] }]
    return Response.json(json, { status })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const routes = [{ path: '*', loader: loadSearch, Component: SearchScreen, HydrateFallback: () => null }]
  const initialEntries = [{ pathname: '/search', state: { keys } }]
  root.render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />)
}
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})
const showChanges = page.getByRole('button', { name: 'Show what changes' })

test('prices of a place are shown before and after, saved page by page, and each page has its result', async () => {
  const line = { path: ['source', 'priceTable', 'caption'], text: 'Ringgit per person' }
  const hits = ['aegean', 'kos', 'rhodes'].map(key => ({ key, lines: [line], count: 3 }))
  show([], {
    'GET search/lines?q=per%20person': [200, { hits }],
    'POST nodes/aegean/change': [200, { version: 4 }],
    'POST nodes/rhodes/change': [412, { detail: 'Another user has saved a newer version.' }],
  })
  await page.getByLabelText('Words in a row').click()
  await userEvent.keyboard('per person')
  await page.getByLabelText('Place in the tree').selectOptions('Cruises')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByText('3 pages found. 0 pages chosen.')).toBeVisible()
  expect(
    page
      .getByText('per person')
      .elements()
      .map(found => found.tagName),
  ).toContain('MARK')
  await page.getByRole('button', { name: 'Choose all 3 found' }).click()
  await page.getByLabelText('Change by').click()
  await userEvent.keyboard('8.5')
  await showChanges.click()
  await expect.element(page.getByText('2 pages change in 2 places; 1 page stays as it is.')).toBeVisible()
  expect(bodies).toEqual([
    {
      keys: ['aegean', 'kos', 'rhodes'],
      change: { kind: 'price', by: 'percent', value: '8.5', rounding: '1' },
    },
  ])
  await expect.element(page.getByText('RM 2,795.00').first()).toBeVisible()
  await expect.element(page.getByText('a booking term')).toBeVisible()
  await page.getByText('1 page that stays').click()
  await expect.element(page.getByText('begins before the day and goes on after it')).toBeVisible()

  await page.getByLabelText('Name of the release').click()
  await userEvent.keyboard('Spring prices')
  await page.getByRole('button', { name: 'Make these drafts' }).click()
  await expect.element(page.getByText('1 done, 2 not:')).toBeVisible()
  const results = page.getByRole('listitem').elements().slice(-2)
  expect(results.map(item => item.textContent)).toEqual([
    'Rhodes: Another user has saved a newer version.',
    'Kos: Siti has a draft of it.',
  ])
  await expect.element(page.getByRole('link', { name: 'Open the release “Spring prices”' })).toBeVisible()
  calls = []
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('1 taken back.')).toBeVisible()
  await expect.element(showChanges).toBeVisible()
  expect(calls).toEqual(['DELETE nodes/aegean/draft "4"', 'DELETE releases/r/pages/aegean'])
})

test('pages below chosen ones are one press away, and the drafts join a new release', async () => {
  const open = { id: 'old', name: 'Raya offers', count: 2, hour: null }
  show(['cruises'], { 'GET releases': [200, { releases: [open] }] })
  await page.getByRole('button', { name: 'Choose the 3 pages below them too' }).click()
  await expect.element(page.getByText('4 pages chosen.')).toBeVisible()
  await page.getByLabelText('Change by').fill('8')
  await showChanges.click()
  await expect.element(page.getByLabelText('Name of the release')).toBeVisible()
})

test('another word typed afterwards takes the old preview away', async () => {
  show(['aegean'])
  await page.getByLabelText('What changes').selectOptions('Words')
  await page.getByLabelText('These words').click()
  await userEvent.keyboard('Santorini')
  await page.getByLabelText('Become').click()
  await userEvent.keyboard('Thira')
  await showChanges.click()
  await expect.element(page.getByText('2 pages change in 2 places; 1 page stays as it is.')).toBeVisible()
  expect(bodies).toEqual([{ keys: ['aegean'], change: { kind: 'words', from: 'Santorini', to: 'Thira' } }])
  await page.getByLabelText('Become').click()
  await userEvent.keyboard('!')
  await expect.element(page.getByText('2 pages change in 2 places; 1 page stays as it is.')).not.toBeInTheDocument()
})

test('stopped, it leaves the pages that come after, and names them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  show(['aegean', 'rhodes'])
  const stubbed = fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('nodes/aegean/change')) await promise
    return stubbed(address, init)
  })
  await page.getByLabelText('Change by').fill('8')
  await showChanges.click()
  await page.getByLabelText('Name of the release').fill('Spring prices')
  await page.getByRole('button', { name: 'Make these drafts' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  resolve()
  await expect.element(page.getByText('1 done, 2 not:')).toBeVisible()
  await expect.element(page.getByText('Rhodes: not changed: stopped before it')).toBeVisible()
})
