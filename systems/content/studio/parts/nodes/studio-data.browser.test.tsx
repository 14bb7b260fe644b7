import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadStudio, useNews, useStudio } from './studio-data.ts'

const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

test('what another window published is shown on return to this one, and nothing is read again without news', async () => {
  let state = 'changed'
  let sessions = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('session')) sessions += 1
    const nodes = [{ key: 'k', parentKey: null, name: 'Visas', sort: 1, state }]
    return Response.json({ user: { name: 'Siti' }, csrf: '', types: [], nodes, revision: 1 })
  })
  function Screen() {
    useNews()
    return <p>{useStudio().nodes.byKey.get('k')?.state}</p>
  }
  const route = { id: 'studio', path: '*', loader: loadStudio, Component: Screen, HydrateFallback: () => null }
  root.render(<RouterProvider router={createMemoryRouter([route])} />)
  await expect.element(page.getByText('changed')).toBeVisible()
  state = 'published'
  dispatchEvent(new Event('focus'))
  await expect.element(page.getByText('published')).toBeVisible()
  dispatchEvent(new Event('focus'))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(sessions).toBe(2)
})
