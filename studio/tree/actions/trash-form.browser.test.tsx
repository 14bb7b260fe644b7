import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { createRoot } from 'react-dom/client'
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

test('the trash form counts the places that link to a page, and names the first ones', async () => {
  const nodes = Array.from({ length: 7 }, (_, index) => ({ key: String(index), name: `Page ${index + 1}` }))
  vi.stubGlobal('fetch', async () => Response.json({ nodes }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<TrashForm node={node} run={async () => true} busy={false} />)
  await expect.element(page.getByText(/^Linked from 7 places/)).toBeVisible()
  await expect.element(page.getByText('Page 5')).toBeVisible()
  await expect.element(page.getByText('Page 6')).not.toBeInTheDocument()
  await expect.element(page.getByText('and 2 more')).toBeVisible()
  root.unmount()
})
