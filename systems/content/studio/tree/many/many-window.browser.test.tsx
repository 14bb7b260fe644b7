import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type ManyAction, ManyWindow } from './many-window.tsx'

const studio = { user: { role: 'publisher' }, types: new Map(), nodes: { byKey: new Map(), below: new Map() } }
vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => studio }))

const nodes = ['Visa', 'Tours', 'Ferry'].map(
  (name): TreeNode => ({
    key: name,
    parentKey: null,
    alias: 'newsArticle',
    name,
    urlSegment: name.toLowerCase(),
    sort: 1,
    state: 'changed',
    children: 0,
  }),
)
let root: ReturnType<typeof createRoot>
let calls: string[] = []
/** Answers each call by its method and path; nodes by what they are. */
function show(action: ManyAction, answers: Record<string, [number, object]>) {
  calls = []
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    const call = `${method} ${address.replace('/manage/', '')}`
    const from = (headers as Record<string, string>)['if-match']
    if (method !== 'GET') calls.push(from ? `${call} ${from}` : call)
    const [status, json] = answers[call] ?? [200, {}]
    return Response.json(json, { status })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const element = <ManyWindow action={action} nodes={nodes} onClose={() => {}} />
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})
const opened = (version: number, publishedVersion: number | null) => ({ version, publishedVersion, state: 'changed' })
const lines = () =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .elements()
    .map(item => item.textContent)

test('pages are published one by one, refusals are listed with their reasons, and Undo brings back what was there', async () => {
  const faults = [{ path: ['source', 'title'], message: 'is missing' }]
  show('publish', {
    'GET nodes/Visa': [200, { key: 'Visa', ...opened(4, 3) }],
    'POST nodes/Visa/publish': [200, { version: 5, touched: [] }],
    'GET nodes/Tours': [200, { key: 'Tours', ...opened(2, null) }],
    'POST nodes/Tours/publish': [422, { detail: 'The draft is not finished.', faults }],
    'GET nodes/Ferry': [200, { key: 'Ferry', ...opened(7, 7) }],
    'POST nodes/Visa/versions/3/restore': [200, { version: 6 }],
    'POST nodes/Visa/publish?vanish=true': [200, { version: 7 }],
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(page.getByText('1 done, 2 not:')).toBeVisible()
  expect(lines()).toEqual(['Tours: Title: is missing', 'Ferry: has no changes to publish'])
  expect(calls).toEqual(['POST nodes/Visa/publish "4"', 'POST nodes/Tours/publish "2"'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('1 taken back.')).toBeVisible()
  expect(calls.slice(2)).toEqual([
    'POST nodes/Visa/versions/3/restore "5"',
    'POST nodes/Visa/publish?vanish=true "6"',
    'POST nodes/Visa/versions/4/restore "7"',
  ])
})

test('Undo leaves what others have saved since, and says so', async () => {
  show('takeOff', {
    'GET nodes/Visa': [200, { key: 'Visa', ...opened(3, 3) }],
    'POST nodes/Visa/unpublish': [200, { version: 4 }],
    'POST nodes/Visa/versions/3/restore': [412, { detail: 'Another user has saved a newer version.' }],
    'GET nodes/Tours': [200, { key: 'Tours', ...opened(1, null) }],
    'GET nodes/Ferry': [200, { key: 'Ferry', ...opened(7, 7), state: 'ended' }],
  })
  await page.getByRole('button', { name: 'Take off the site' }).click()
  await expect.element(page.getByText('1 done, 2 not:')).toBeVisible()
  expect(lines()).toEqual(['Tours: is not on the site', 'Ferry: is not on the site'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('0 taken back, 1 not:')).toBeVisible()
  expect(lines()).toEqual(['Visa: Another user has saved a newer version.'])
})

test('dates change at once where there is no draft, and what is not ticked stays', async () => {
  const body: string[] = []
  show('dates', {
    'GET nodes/Visa': [200, { key: 'Visa', ...opened(3, 3), publishAt: null, unpublishAt: '2026-12-31T16:00:00Z' }],
    'PUT nodes/Visa/draft': [200, { version: 4, savedAt: '', faults: [] }],
    'POST nodes/Visa/publish': [200, { version: 5, touched: [] }],
    'GET nodes/Tours': [200, { key: 'Tours', ...opened(2, 1), unpublishAt: '2026-12-31T16:00:00Z' }],
    'PUT nodes/Tours/draft': [412, { detail: 'Another user has saved a newer version.' }],
    'GET nodes/Ferry': [200, { key: 'Ferry', ...opened(2, 1) }],
    'PUT nodes/Ferry/draft': [200, { version: 3, savedAt: '', faults: [] }],
  })
  const stubbed = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.method === 'PUT') body.push(String(init.body))
    return stubbed(address, init)
  })
  const change = page.getByRole('button', { name: 'Change dates' })
  await expect.element(change).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: 'Change “Shown until”' }).click()
  await change.click()
  await expect.element(page.getByText('2 done, 1 not:')).toBeVisible()
  expect(lines()).toEqual([
    'Tours: Another user has saved a newer version.',
    'Ferry: changed in its draft, which is not published yet',
  ])
  expect(calls).toEqual([
    'PUT nodes/Visa/draft "3"',
    'POST nodes/Visa/publish "4"',
    'PUT nodes/Tours/draft "2"',
    'PUT nodes/Ferry/draft "2"',
  ])
  expect(body.map(text => JSON.parse(text).unpublishAt)).toEqual([null, null, null])
  expect(JSON.parse(body[0] ?? '')).toMatchObject({ publishAt: null })
})

test('pages go into a release one by one; the one in another release stays there, and Undo removes the others', async () => {
  const hour = null
  const releases = [{ id: 'r', name: 'Raya', count: 2, hour }]
  const elsewhere = 'This page is in the release “Merdeka”. Remove it there first.'
  show('release', {
    'GET releases': [200, { releases: [...releases, { id: 'w', name: 'Waits', count: 1, hour: { failed: false } }] }],
    'PUT releases/r/pages/Tours': [409, { detail: elsewhere }],
  })
  await expect.element(page.getByRole('combobox', { name: 'Release' })).toHaveTextContent('Raya (2 pages)A new release')
  await page.getByRole('button', { name: 'Add to a release' }).click()
  await expect.element(page.getByText('2 done, 1 not:')).toBeVisible()
  expect(lines()).toEqual([`Tours: ${elsewhere}`])
  await expect.element(page.getByRole('link', { name: 'Open the release “Raya”' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => calls.slice(3)).toEqual(['DELETE releases/r/pages/Ferry', 'DELETE releases/r/pages/Visa'])
})
