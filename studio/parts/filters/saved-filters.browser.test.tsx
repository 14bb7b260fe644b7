import { MAX_FILTERS } from '@agency/contracts/manage/account.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SavedFilters } from './saved-filters.tsx'
import { useFilter } from './use-filter.ts'

const names = ['find', 'folder'] as const
let root: ReturnType<typeof createRoot>
let stored: { id: string; list: string; name: string; query: string }[]

beforeEach(() => {
  stored = [{ id: 'other', list: 'tree', name: 'Of another list', query: 'tree-find=x' }]
  history.replaceState(null, '', `${location.pathname}?find=sand&other=1`)
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
    const given = body ? JSON.parse(body) : {}
    const id = url.split('/').at(-1) ?? ''
    const isTaken = stored.some(one => one.list === 'pictures' && one.name === given.name)
    if (isTaken) return Response.json({ detail: 'Choose another name.' }, { status: 409 })
    if (method === 'POST') stored.push({ id: given.name, ...given })
    if (method === 'PUT') stored = stored.map(one => (one.id === id ? { ...one, ...given } : one))
    if (method === 'DELETE') stored = stored.filter(one => one.id !== id)
    return Response.json({ filters: stored })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />)
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  history.replaceState(null, '', location.pathname)
})

function Screen() {
  const { filter, query, change, choose } = useFilter(names)
  return (
    <>
      <input aria-label="Find" value={filter.find} onChange={event => change({ find: event.target.value })} />
      <SavedFilters list="pictures" query={query} onChoose={choose} />
    </>
  )
}

const find = page.getByRole('textbox', { name: 'Find' })
const menu = page.getByRole('button', { name: /^(Filters|Sand)$/ })
const act = async (name: string) => {
  await menu.click()
  await page.getByRole('menuitem', { name }).click()
}
async function save(name: string) {
  await act('Save this filter …')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save filter' }).click()
}

test('the address holds the filter, beside what else stands in it', async () => {
  await expect.element(find).toHaveValue('sand')
  await find.fill('')
  await expect.poll(() => location.search).toBe('?other=1')
  await find.fill('palm trees')
  await expect.poll(() => location.search).toBe('?other=1&find=palm+trees')
})

test('a filter is saved, and chosen again; a name that is taken stays in its field with the reason', async () => {
  await save('Sand')
  await expect.element(page.getByRole('button', { name: 'Sand' })).toBeVisible()
  expect(stored.at(-1)).toMatchObject({ list: 'pictures', name: 'Sand', query: 'find=sand' })
  await find.fill('palms')
  await save('Sand')
  await expect.element(page.getByRole('alert').getByText(/Choose another name/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sand')
  await page.getByRole('button', { name: 'Close' }).click()
  await act('Sand')
  await expect.element(find).toHaveValue('sand')
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'Of another list' })).not.toBeInTheDocument()
})

test('a filter is renamed, deleted and put back', async () => {
  await save('Sand')
  await act('Rename or delete …')
  await page.getByRole('textbox', { name: 'Name of “Sand”' }).fill('Beaches')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name of “Beaches”' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete: Beaches' }).click()
  await expect.element(page.getByText(/“Beaches” deleted/)).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name of “Beaches”' })).toBeVisible()
  expect(stored.at(-1)).toMatchObject({ name: 'Beaches', query: 'find=sand' })
})

test('nothing is saved without a filter, and the limit stands at the name', async () => {
  await act('Save this filter …')
  await expect.element(page.getByText(new RegExp(`Up to ${MAX_FILTERS} filters a list`))).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await find.fill('')
  await menu.click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Save this filter …' }))
    .toHaveAttribute('aria-disabled', 'true')
})
