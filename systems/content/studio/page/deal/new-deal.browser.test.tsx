import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DealEditor } from './deal-editor.tsx'

const empty: Editable = {
  alias: 'deal',
  parentKey: null,
  name: 'New',
  urlSegment: 'new',
  source: {},
  publishAt: null,
  unpublishAt: null,
  updated: null,
}

test('a new deal has no product until one is chosen, and is a flight after a click on Flight', async () => {
  const stored = vi.fn()
  function NewDeal() {
    const [draft, setDraft] = useState(empty)
    const change = (part: Editable['source']) => {
      stored(part)
      setDraft(before => ({ ...before, source: { ...before.source, ...part } }))
    }
    return <DealEditor schema={undefined} draft={draft} onChange={change} />
  }
  const router = createMemoryRouter([{ path: '*', element: <NewDeal /> }])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={router} />)
  const flight = page.getByRole('radio', { name: 'Flight', exact: true })
  await expect.element(flight).toBeVisible()
  const products = page.getByRole('group', { name: 'Product' }).getByRole('radio').elements() as HTMLInputElement[]
  expect(products.filter(({ checked }) => checked)).toEqual([])
  await expect.element(page.getByText('Nothing is missing in this deal.')).not.toBeInTheDocument()
  await flight.click()
  expect(stored).toHaveBeenCalledWith(expect.objectContaining({ product: 'flight' }))
  await expect.element(flight).toBeChecked()
  root.unmount()
})
