import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenPage } from '../saving/use-open-page.ts'
import { PublishWindow } from './publish-window.tsx'

vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ user: { role: 'publisher' } }) }))

const day = 24 * 60 * 60 * 1000
const opened = { key: 'a', name: 'Ipoh' } as Partial<NodeDocument> as NodeDocument
const inAWeek = new Date(Date.now() + 7 * day).toISOString()
const open = {
  draft: { name: 'Ipoh', publishAt: inAWeek, unpublishAt: null },
  flush: async () => ({ state: 'saved', version: 2 }),
  found: () => {},
  replace: () => {},
} as unknown as OpenPage

let root: ReturnType<typeof createRoot>
function show(state: 'published' | 'draft') {
  const answers: Record<string, object> = {
    checks: { checks: [] },
    publish: { version: 3, touched: [] },
    'old-links': { nodes: [] },
    around: { everywhere: false, site: 'https://example.com', pages: [{ key: 'h', name: 'Home', path: '/' }] },
  }
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address.split('/').at(-1) ?? '']))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const element = <PublishWindow document={opened} state={state} page={open} onClose={() => {}} />
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})
const publishNow = page.getByRole('button', { name: 'Publish now' })

test('a live page with “Shown from” in the future is published only after the editor agrees that it disappears', async () => {
  show('published')
  await expect.element(page.getByText(/^Visitors see this page now\./)).toHaveClass('field__error')
  await expect.element(page.getByText('Nothing is missing.')).toBeVisible()
  await expect.element(publishNow).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Take this page off the site until then' }).click()
  await expect.element(publishNow).toBeEnabled()
})

test('a page that visitors do not see yet needs no such agreement', async () => {
  show('draft')
  await expect.element(page.getByText(/^Visitors will see it from/)).toBeVisible()
  await expect.element(publishNow).toBeEnabled()
})

test('after publishing, the pages that show a part are linked', async () => {
  show('draft')
  await publishNow.click()
  await expect.element(page.getByText(/^Published\. 1 page changed:/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '/' })).toHaveAttribute('href', 'https://example.com/')
})
