import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { PublishRequest } from '@agency/contracts/manage/nodes/publishing/publish-request.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenPage } from '../../saving/use-open-page.ts'
import { AskWindow } from './ask-window.tsx'
import { RequestNotice } from './request-notice.tsx'

const user = { id: 'w', role: 'writer' }
vi.mock('../../../parts/nodes/studio-data.ts', async actual => ({
  ...(await actual<object>()),
  useStudio: () => ({ user }),
}))

const at = '2026-11-26T03:30:00.000Z'
const request = { by: { id: 'w', name: 'Siti' }, at, note: 'By Friday', version: 2, state: 'waiting', end: null }
const opened = { key: 'a', name: 'Ipoh' } as unknown as NodeDocument
const notice = (more: object, version = 2) => (
  <RequestNotice
    path="nodes/a"
    name="Ipoh"
    request={{ ...request, ...more } as PublishRequest}
    isChanged={version !== request.version}
  />
)
const open = (version = 2) =>
  ({
    draft: { name: 'Ipoh' },
    status: { version },
    flush: async () => ({ state: 'saved', version }),
    found: () => {},
  }) as unknown as OpenPage

let root: ReturnType<typeof createRoot>
let sent: [method: string, path: string, body: unknown][]
function show(element: React.ReactNode, checks: object[] = []) {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = '', body }: { method?: string; body?: string }) => {
    const path = address.split('/').slice(3).join('/')
    if (method !== 'GET') sent.push([method, path, body && JSON.parse(body)])
    return method === 'GET' ? Response.json({ checks }) : new Response(null, { status: 204 })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  Object.assign(user, { id: 'w', role: 'writer' })
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a writer hands a page over with a note', async () => {
  const close = vi.fn()
  show(<AskWindow document={opened} release={null} page={open()} onClose={close} />)
  await expect.element(page.getByText('Nothing is missing.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Note (optional)' }).fill('By Friday')
  await button('Please publish').click()
  await expect.poll(() => sent).toEqual([['POST', 'a/publish-request', { note: 'By Friday' }]])
  await expect.poll(() => close.mock.calls.length).toBe(1)
})

test('what must be fixed first keeps a page from being handed over', async () => {
  const missing = { level: 'error', blocking: true, path: ['source', 'title'], message: 'is missing' }
  show(<AskWindow document={opened} release={null} page={open()} onClose={() => {}} />, [missing])
  await expect.element(page.getByText('Must be fixed')).toBeVisible()
  await expect.element(button('Please publish')).toHaveAttribute('aria-disabled', 'true')
})

test('who asked sees that the page waits, also after changing it, and takes the request back', async () => {
  show(notice({}, 3))
  await expect.element(page.getByText(/Siti asked to publish this, 26 November 2026, 11:30\./)).toBeVisible()
  await expect.element(page.getByText(/changed since/)).toBeVisible()
  await expect.element(button('Send back …')).not.toBeInTheDocument()
  await button('Take the request back').click()
  await expect.poll(() => sent).toEqual([['DELETE', 'a/publish-request', null]])
})

test('a publisher sends a page back only with a note', async () => {
  Object.assign(user, { id: 'p', role: 'publisher' })
  show(notice({}))
  await expect.element(page.getByText('By Friday')).toBeVisible()
  await expect.element(page.getByText(/changed since/)).not.toBeInTheDocument()
  await button('Send back …').click()
  const note = page.getByRole('textbox', { name: 'What should be changed?' })
  await expect.element(note).toHaveFocus()
  await button('Send back').click()
  expect(sent).toEqual([])
  await note.fill('Which pier?')
  await button('Send back').click()
  await expect.poll(() => sent).toEqual([['POST', 'a/publish-request/send-back', { at, note: 'Which pier?' }]])
})

test('a page that was sent back says why', async () => {
  const end = { by: 'Tan', at, note: 'Which pier?' }
  show(notice({ state: 'sentBack', end }))
  await expect.element(page.getByText('Tan sent this back, 26 November 2026, 11:30.')).toBeVisible()
  await expect.element(page.getByText('Which pier?')).toBeVisible()
})
