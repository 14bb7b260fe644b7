import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NewNodeForm } from './new-form.tsx'

vi.mock('../../parts/nodes/studio-data.ts', () => ({
  useStudio: () => ({
    types: new Map([['prosePage', { label: 'Text', schema: { properties: {} } }]]),
    nodes: { byKey: new Map(), below: new Map() },
  }),
}))
afterEach(() => vi.unstubAllGlobals())

test('a page whose name is Chinese alone asks for its address, others do not', async () => {
  const sent: { urlSegment: string }[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({})
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const element = <NewNodeForm below={undefined} call={async work => Boolean(await work())} />
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await page.getByRole('textbox', { name: 'Name' }).fill('Visas')
  await expect.element(page.getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Name' }).fill('北京五日游')
  await page.getByRole('textbox', { name: 'Address' }).fill('beijing')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect.poll(() => sent[0]).toMatchObject({ name: '北京五日游', urlSegment: 'beijing' })
  root.unmount()
})
