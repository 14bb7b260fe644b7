import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Announcements } from '../../parts/announcements.tsx'
import { PictureField } from './picture-field.tsx'

const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => {
  root.render(null)
  vi.unstubAllGlobals()
})

const id = '9f49f27b-0000-4000-8000-000000000000'
let sent: [method: string | undefined, body: string][] = []
function show(value: string, status = 200) {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push([address, String(body)])
    if (method === 'PUT') return Response.json({ detail: 'Not now.' }, { status })
    const picture = { id, name: 'ferry', alt: '', drawn: false, usedBy: [{}, {}] }
    return Response.json({ pictures: [picture], names: { [`media/${id}`]: 'ferry' } })
  })
  const element = (
    <>
      <Announcements />
      <PictureField path={['image']} schema={{}} value={value} required onChange={() => {}} />
    </>
  )
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
const describe = page.getByRole('button', { name: /^Describe it/ })
const shows = page.getByLabelText('What it shows')

test('an uploaded picture is described where it is used', async () => {
  show(`media/${id}`)
  await describe.click()
  await expect.element(page.getByText(/every page that shows it \(2\)/)).toBeVisible()
  await shows.fill('A ferry at Kuala Kedah')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(shows).not.toBeInTheDocument()
  expect(sent).toEqual([[`/manage/media/${id}`, '{"alt":"A ferry at Kuala Kedah"}']])
})

test('a refused description stays in its window', async () => {
  show(`media/${id}`, 503)
  await describe.click()
  await shows.fill('A ferry')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Not now.')).toBeInTheDocument()
  await expect.element(shows).toHaveValue('A ferry')
})

test('a drawing of the site has its description already', async () => {
  show('poster:ipoh')
  await expect.element(page.getByRole('button', { name: /^Choose another/ })).toBeVisible()
  await expect.element(describe).not.toBeInTheDocument()
})
