import type { Picture } from '@agency/contracts/manage/media.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type PictureAction, PicturesWindow } from './pictures-window.tsx'

const picture = (name: string, more: Partial<Picture> = {}) =>
  ({
    id: name,
    name,
    alt: '',
    folder: '',
    tags: [],
    thumbnail: 'data:,',
    drawn: false,
    ...more,
  }) as Partial<Picture> as Picture
const beach = picture('beach', { tags: ['sea'] })
const hill = picture('hill', { alt: 'A hill', folder: 'Hills' })
const kite = picture('kite', { drawn: true, alt: 'A kite' })

let root: ReturnType<typeof createRoot>
let calls: unknown[][] = []
function show(action: PictureAction, refuses = '') {
  calls = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string | null }) => {
    calls.push([method, address.replace('/manage/media/', ''), ...(body ? [JSON.parse(body)] : [])])
    if (address.endsWith(`/${refuses}`))
      return Response.json({ detail: 'Pages use this picture: Home.' }, { status: 409 })
    return Response.json({})
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const all = [beach, hill, kite]
  const element = <PicturesWindow action={action} pictures={all} all={all} onClose={() => {}} />
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(item => item.textContent)

test('several pictures are described in one form; only what was typed is saved, and Undo takes it back', async () => {
  show('describe')
  await page.getByRole('textbox', { name: 'What “beach” shows' }).fill('A beach')
  await page.getByRole('button', { name: 'Save descriptions' }).click()
  await expect.element(page.getByText('1 done.')).toBeVisible()
  expect(calls).toEqual([['PUT', 'beach', { alt: 'A beach' }]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => calls).toEqual([expect.anything(), ['PUT', 'beach', { alt: '' }]])
})

test('a tag is added to those that lack it; drawings are listed as refused', async () => {
  show('tag')
  await page.getByRole('combobox').fill('sea')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Add a tag' }).click()
  await expect.element(page.getByText('1 done, 1 not:')).toBeVisible()
  expect(lines()).toEqual(['kite: drawings cannot be changed here'])
  expect(calls).toEqual([['PUT', 'hill', { tags: ['sea'] }]])
})

test('pictures leave their folders, and come back', async () => {
  show('folder')
  await page.getByRole('button', { name: 'Put in a folder' }).click()
  await expect.element(page.getByText('1 done.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => calls)
    .toEqual([
      ['PUT', 'hill', { folder: '' }],
      ['PUT', 'hill', { folder: 'Hills' }],
    ])
})

test('unused pictures are deleted; those in use are listed', async () => {
  show('remove', 'hill')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('1 done, 2 not:')).toBeVisible()
  expect(lines()).toEqual(['hill: Pages use this picture: Home.', 'kite: drawings cannot be changed here'])
})
