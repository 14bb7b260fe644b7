import type { Release, ReleasePage } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadRelease, ReleaseScreen } from './release-screen.tsx'

let role = 'publisher'
const byKey = vi.hoisted(() => new Map<string, object>())
vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ user: { role }, nodes: { byKey } }) }))

const onePage = (name: string, more: Partial<ReleasePage> = {}): ReleasePage => ({
  key: name.toLowerCase(),
  name,
  state: 'changed',
  version: 2,
  reason: null,
  faults: [],
  publication: null,
  preview: `/preview/${name}`,
  ...more,
})
const raya: Release = {
  id: 'r',
  name: 'Raya',
  by: 'Siti',
  madeAt: '2026-11-26T01:00:00.000Z',
  hour: null,
  pages: [onePage('Visas'), onePage('Ferries')],
  takenOut: [],
  request: null,
}
const malay = {
  document: { key: 'malay', source: { texts: [{ at: 'title', of: 'aaaaaaaaaa', words: 'Visa', state: 'reviewed' }] } },
  texts: [{ at: 'title', of: 'bbbbbbbbbb', from: 'aaaaaaaaaa', path: ['title'], state: 'behind' }],
}
const at = '2099-11-27T01:00:00.000Z'
const waiting = { at, by: 'Tan', failed: false }

let root: ReturnType<typeof createRoot> | undefined
let sent: { call: string; body: unknown }[]
/** Shows a release; `answers` are those of writing calls. */
function show(release: Release | undefined, answers: Record<string, [number, object]> = {}, as = 'publisher') {
  root?.unmount()
  role = as
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const call = `${method} ${address.replace('/manage/', '')}`
    if (call.endsWith('/ms')) return Response.json(malay)
    if (method === 'GET') return release ? Response.json(release) : Response.json({}, { status: 404 })
    sent.push({ call, body: body && JSON.parse(body) })
    const [status, json] = answers[call] ?? [200, {}]
    return Response.json(json, { status })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const routes = [
    { path: '/releases', element: <h1>Releases</h1> },
    { path: '/releases/:id', loader: () => loadRelease('r'), Component: ReleaseScreen, HydrateFallback: () => null },
  ]
  root.render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/releases/r'] })} />)
}
afterEach(() => {
  byKey.clear()
  root?.unmount()
  vi.unstubAllGlobals()
})
const button = (name: string) => page.getByRole('button', { name, exact: true })
const seen = ['visas', 'ferries'].map(key => ({ key, version: 2 }))

test('a publisher publishes all pages as they are shown, and comes back to the list', async () => {
  show(raya, { 'POST releases/r/publish': [200, { count: 2, touched: [] }] })
  await expect.element(page.getByRole('link', { name: 'Preview: Visas' })).toHaveAttribute('href', '/preview/Visas')
  await button('Publish 2 pages now').click()
  await expect.element(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
  expect(sent).toEqual([{ call: 'POST releases/r/publish', body: { pages: seen } }])
})

test('it names the translations that its pages put behind; one that is kept goes live in its new version', async () => {
  byKey.set('visas', { translations: { ms: {} } })
  const pages = [...raya.pages, onePage('malay')]
  show({ ...raya, pages }, { 'POST nodes/malay/mend': [200, { outcome: 'draft', version: 3 }] })
  await expect.element(page.getByText(/^Visas · Malay: 1 text will be behind \(Title\)/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'The meaning is unchanged: keep the Malay of “Visas”' }).click()
  await button('Publish 3 pages now').click()
  const pagesNow = [...seen, { key: 'malay', version: 3 }]
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ call: 'POST releases/r/publish', body: { pages: pagesNow } }))
})

test('what must be fixed blocks the release and leads to the field; a page in the trash says so', async () => {
  const faults = [{ path: ['source', 'title'], message: 'is missing' }]
  const trashed = onePage('Ferries', { state: null, reason: 'trash', preview: null })
  const pages = [onePage('Visas', { reason: 'faults', faults }), trashed, onePage('Old', { reason: 'unchanged' })]
  show({ ...raya, pages })
  await expect
    .element(page.getByRole('link', { name: 'Title: is missing' }))
    .toHaveAttribute('href', '/pages/visas#source.title')
  await expect.element(page.getByText(/This page is in the trash/)).toBeVisible()
  await expect.element(page.getByText(/^Nothing to publish/)).toBeVisible()
  await expect.element(page.getByText(/^2 pages must be fixed/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Publish/ })).not.toBeInTheDocument()
  await button('Remove: Ferries').click()
  await expect.poll(() => sent).toMatchObject([{ call: 'DELETE releases/r/pages/ferries' }])
})

test('a page that was saved meanwhile stops the release, and says so beside it', async () => {
  const pages = [{ key: 'visas', name: 'Visas', reason: 'changed', faults: [] }]
  const detail = 'Nothing was published: some pages cannot go live.'
  show(raya, { 'POST releases/r/publish': [422, { detail, pages }] })
  await button('Publish 2 pages now').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(detail)
  await expect.element(button('Publish 2 pages now')).toHaveFocus()
  await expect.element(page.getByRole('row', { name: /Visas/ }).getByText(/was changed while you looked/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Ferries/ }).getByText('ready')).toBeVisible()
})

test('an hour is chosen in Malaysian time, changed and taken back; until then the pages are fixed', async () => {
  show(raya)
  await page.getByRole('radio', { name: 'At a chosen hour' }).click()
  await page.getByRole('spinbutton', { name: 'day, Day and time' }).click()
  await userEvent.keyboard('271120990900')
  await button('Go live at this hour').click()
  await expect
    .poll(() => sent)
    .toEqual([{ call: 'POST releases/r/schedule', body: { at: '2099-11-27T09:00:00+08:00', pages: seen } }])

  show({ ...raya, hour: waiting })
  await expect.element(page.getByText(/Goes live on 27 November 2099, 09:00, .*chosen by Tan/)).toBeVisible()
  for (const name of ['Remove: Visas', 'Delete this release …', 'Publish 2 pages now'])
    await expect.element(button(name)).not.toBeInTheDocument()
  await button('Change or take back').click()
  await button('Take back').click()
  await expect.poll(() => sent).toMatchObject([{ call: 'DELETE releases/r/schedule' }])
})

test('an hour that passed in vain says what stopped it; writers read it without publishing', async () => {
  const publication = (trouble: 'overtaken' | 'release') => ({
    ...waiting,
    name: '',
    version: 2,
    trouble,
    failed: true,
  })
  const pages = [
    onePage('Visas', { publication: publication('overtaken') }),
    onePage('Ferries', { publication: publication('release') }),
  ]
  show({ ...raya, hour: { ...waiting, failed: true }, pages }, {}, 'writer')
  await expect.element(page.getByText(/Did not go live on 27 November 2099, 09:00/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Visas/ }).getByText(/shown another text/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Ferries/ }).getByText('ready')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Publish|Dismiss/ })).not.toBeInTheDocument()
})

test('a release is renamed, and deleted after a question; one that is gone says so', async () => {
  show(raya)
  await page.getByRole('textbox', { name: 'Name of the release' }).fill('Merdeka')
  await button('Rename').click()
  await button('Delete this release …').click()
  await button('Delete this release').click()
  await expect.element(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
  expect(sent).toEqual([
    { call: 'PUT releases/r', body: { name: 'Merdeka' } },
    { call: 'DELETE releases/r', body: null },
  ])
  show(undefined)
  await expect.element(page.getByText(/^This release no longer exists/)).toBeVisible()
})

test('a writer hands a release over with a note; a publisher sends it, or one page, back', async () => {
  show(raya, {}, 'writer')
  await expect.element(button('Remove: Visas')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Note (optional)' }).fill('By Friday')
  await page.getByRole('button', { name: 'Please publish' }).click()
  await expect.poll(() => sent).toEqual([{ call: 'POST releases/r/publish-request', body: { note: 'By Friday' } }])
  const by = { id: 'w', name: 'Siti' }
  const request = { by, at, note: 'By Friday', version: 0, state: 'waiting' as const, end: null }
  const fees = { key: 'fees', name: 'Fees', by: 'Siti', at, note: '' }
  show({ ...raya, request, takenOut: [fees, { ...fees, key: 'maps', name: 'Maps', note: 'One is too dear' }] })
  await expect.element(page.getByText(/^Fees removed by Siti/)).toBeVisible()
  await expect.element(page.getByText(/^Maps sent back by Siti: One is too dear/)).toBeVisible()
  const back = [
    ['Send back …', 'publish-request', { at, note: 'Too dear' }],
    ['Send this page back: Visas', 'pages/visas', { note: 'Too dear' }],
  ] as const
  for (const [name, path, body] of back) {
    await button(name).click()
    await page.getByRole('textbox', { name: 'What should be changed?' }).fill('Too dear')
    await button('Send back').click()
    await expect.poll(() => sent.splice(0)).toEqual([{ call: `POST releases/r/${path}/send-back`, body }])
  }
})
