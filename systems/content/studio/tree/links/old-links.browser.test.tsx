import type { OldLinks as Found } from '@agency/contracts/manage/nodes/around.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OldLinks } from './old-links.tsx'

vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ user: { role: 'publisher' } }) }))

const nodes: Found['nodes'] = ['Visa', 'Tours', 'Menu', 'Silent'].map((name, index) => ({
  key: name,
  name,
  links: index + 1,
  mends: [{ kind: 'link', path: [], from: '/contactus', to: '/contact' }],
}))
const answers: Record<string, Response> = {
  Visa: Response.json({ outcome: 'published', version: 2, faults: [] }),
  Tours: Response.json({ outcome: 'draft', version: 3, faults: [] }),
  Menu: Response.json({ detail: 'This page and its file say different things.' }, { status: 409 }),
  Silent: Response.json({
    outcome: 'draft',
    version: 2,
    faults: [{ path: ['source', 'title'], message: 'is missing' }],
  }),
}
let root: ReturnType<typeof createRoot>
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

test('links by an old address are changed page by page, with what was refused and what is only a draft', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answers[address.split('/').at(-2) ?? '']
  })
  const onChanged = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const element = <OldLinks found={nodes} onChanged={onChanged} />
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await expect.element(page.getByText(/^10 links on 4 pages use the old address/)).toBeVisible()
  await page.getByRole('button', { name: 'Change these links too' }).click()
  await expect.element(page.getByText('3 done, 1 not:')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/pages/Menu')
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(item => item.textContent),
  ).toEqual([
    'Tours: changed in its draft, which is not published yet',
    'Menu: This page and its file say different things.',
    'Silent: changed in a draft that cannot be published yet. Title: is missing',
  ])
  expect(sent[0]).toEqual({ mends: nodes[0]?.mends, draftOnly: false })
  expect(onChanged).toHaveBeenCalledWith(['Visa', 'Tours', 'Silent'])
})
