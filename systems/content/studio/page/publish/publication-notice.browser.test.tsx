import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PublicationNotice } from './publication-notice.tsx'

const publication = {
  name: 'Ipoh',
  at: '2099-11-27T01:00:00.000Z',
  version: 7,
  by: 'Siti',
  trouble: null,
  failed: false,
} satisfies NodeDocument['publication']
let role = 'publisher'
vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ user: { role } }) }))

let root: ReturnType<typeof createRoot>
let isIncluding = false
function show(
  version: number,
  more: Partial<NonNullable<NodeDocument['publication']>> = {},
  as = 'publisher',
  release: NodeDocument['release'] = null,
) {
  role = as
  const document = { key: 'a', name: 'Ipoh' } as NodeDocument
  root = createRoot(body.appendChild(window.document.createElement('div')))
  const include = () => {
    isIncluding = true
  }
  const element = (
    <PublicationNotice
      document={document}
      publication={{ ...publication, ...more }}
      release={release}
      version={version}
      onInclude={include}
    />
  )
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const { body } = window.document
afterEach(() => root.unmount())

test('the head says which version goes live, whether later changes are in it, and offers to include them', async () => {
  show(7)
  await expect.element(page.getByText(/Version 7 goes live on 27 November 2099, 09:00/)).toBeVisible()
  await expect.element(page.getByText(/not in it/)).not.toBeInTheDocument()
  root.unmount()
  show(8)
  await expect.element(page.getByText(/Your changes since then are not in it\./)).toBeVisible()
  await page.getByRole('button', { name: 'Include these changes' }).click()
  expect(isIncluding).toBe(true)
  await page.getByRole('button', { name: 'Change or take back' }).click()
  await expect.element(page.getByRole('spinbutton', { name: 'day, Day and time' })).toHaveTextContent('27')
  await expect.element(page.getByRole('spinbutton', { name: 'hour, Day and time' })).toHaveTextContent('09')
})

test('it says why a version did not go live; writers read it without buttons', async () => {
  show(9, { trouble: 'overtaken', failed: true }, 'writer')
  await expect
    .element(page.getByText(/Version 7 did not go live .* visitors have been shown another text/))
    .toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('what goes live with a release leads there, and is not changed here', async () => {
  show(8, {}, 'publisher', { id: 'r', name: 'Raya' })
  await expect.element(page.getByText(/Version 7 goes live on/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Raya' })).toHaveAttribute('href', '/releases/r')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
