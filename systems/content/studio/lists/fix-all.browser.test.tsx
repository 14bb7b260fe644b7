import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ChecksScreen } from './checks-screen.tsx'

vi.mock('../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ user: { role: 'writer' } }) }))

const found = (key: string, kind: string, from: string, to: string) => ({
  key,
  name: `Page ${key}`,
  level: 'error',
  path: ['source', 'bodyText'],
  near: from,
  message: `says “${from}”; write: ${to}`,
  mend: { kind, path: ['source', 'bodyText'], from, to },
})
const problems: { key: string; near?: string; [more: string]: unknown }[] = [
  found('a', 'words', '5 Sep', '5 September'),
  found('a', 'words', '6 Sep', '6 September'),
  found('b', 'words', '5 Sep', '5 September'),
  found('b', 'link', '/old', '/new'),
  { key: 'c', name: 'Page c', level: 'warning', path: ['source', 'image'], message: 'this page has no picture' },
]
let checks = problems
let sent: { path: string; froms: string[] }[] = []
let root: ReturnType<typeof createRoot>
function show() {
  checks = problems
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { mends } = JSON.parse(body) as { mends: { from: string }[] }
    const froms = mends.map(({ from }) => from)
    sent.push({ path: address, froms })
    checks = checks.filter(({ near = '', key }) => !(address.includes(`/${key}/`) && froms.includes(near)))
    return Response.json({ outcome: 'draft', version: 2, faults: [] })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const routes = [{ path: '*', loader: () => ({ checks, ending: [] }), Component: ChecksScreen }]
  root.render(<RouterProvider router={createMemoryRouter(routes)} />)
}
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

test('all problems of a kind are fixed, each page once', async () => {
  show()
  await page.getByRole('button', { name: '3 dates or spellings' }).click()
  await expect.element(page.getByText('2 done.')).toBeVisible()
  expect(sent).toEqual([
    { path: '/manage/nodes/a/mend', froms: ['5 Sep', '6 Sep'] },
    { path: '/manage/nodes/b/mend', froms: ['5 Sep'] },
  ])
  await expect.element(page.getByText('Showing all 2')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '1 link by an old address' })).toBeVisible()
})

test('one problem is fixed by its own button, and the filter narrows what all means', async () => {
  show()
  await page.getByRole('button', { name: 'Fix: says “6 Sep”; write: 6 September' }).click()
  await expect.element(page.getByText('1 done.')).toBeVisible()
  expect(sent).toEqual([{ path: '/manage/nodes/a/mend', froms: ['6 Sep'] }])
  await page.getByRole('searchbox', { name: 'Filter' }).fill('Page b')
  await page.getByRole('button', { name: '1 date or spelling' }).click()
  await expect.element(page.getByText('Showing all 1')).toBeVisible()
  expect(sent.at(-1)).toEqual({ path: '/manage/nodes/b/mend', froms: ['5 Sep'] })
})
