import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TrashForm } from './trash-form.tsx'

const node: TreeNode = {
  key: 'a',
  parentKey: null,
  alias: 'prosePage',
  name: 'Visas',
  urlSegment: 'visas',
  sort: 1,
  state: 'published',
  children: 0,
}
vi.mock('../../parts/nodes/studio-data.ts', () => ({
  useStudio: () => ({ nodes: { byKey: new Map(), below: new Map() } }),
}))
afterEach(() => vi.unstubAllGlobals())

test('the trash form counts the links to a page, and leads to the first pages that have them', async () => {
  const nodes = Array.from({ length: 7 }, (_, index) => ({ key: String(index), name: `Page ${index + 1}`, links: 2 }))
  vi.stubGlobal('fetch', async () => Response.json({ nodes }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const element = <TrashForm node={node} call={async () => true} busy={false} onClose={() => {}} />
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await expect.element(page.getByText(/^14 links on 7 pages will lead to “not found”/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Page 5' })).toHaveAttribute('href', '/pages/4')
  await expect.element(page.getByText('Page 6')).not.toBeInTheDocument()
  await expect.element(page.getByText('and 2 more')).toBeVisible()
  root.unmount()
})
