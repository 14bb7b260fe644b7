import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentType } from '../../calls/shapes.ts'
import { nodesByPlace } from '../../parts/nodes/nodes-by-place.ts'
import { Around } from './around.tsx'

const node = (key: string, alias: string, name: string, sort: number): TreeNode => {
  const parentKey = alias === 'slide' ? 'row' : null
  return { key, alias, name, sort, parentKey, urlSegment: key, state: 'published', children: 0 }
}
const nodes = nodesByPlace([
  node('row', 'widget', 'Slides', 1),
  node('a', 'slide', 'Ipoh', 1),
  node('b', 'slide', 'Taiping', 2),
  node('offer', 'deal', 'Penang by train', 3),
])
const types = new Map<string, Partial<ContentType>>([
  ['widget', { label: 'Row of slides', allowedChildren: ['slide'], schema: {} }],
  ['deal', { label: 'Deal', allowedChildren: [], schema: {} }],
  ['slide', { label: 'Slide', allowedChildren: [], schema: {} }],
])
let role: string
vi.mock('../../parts/nodes/studio-data.ts', async actual => ({
  ...(await actual<object>()),
  useStudio: () => ({ nodes, types, user: { role } }),
}))

const children = [
  { key: 'a', text: 'Before eleven', picture: 'poster:ipoh', from: '2026-12-01', until: '2026-12-24' },
  { key: 'b', text: '', picture: null, from: null, until: null },
]
const calls: [string, unknown][] = []
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/around'))
      return Response.json({
        everywhere: false,
        isOffer: address.includes('/offer/'),
        pages: [{ key: 'home', name: 'Home', path: '/' }],
        children,
      })
    calls.push([address, JSON.parse(String(body))])
    return Response.json({})
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

function open(key: string, as: string) {
  role = as
  const router = createMemoryRouter([{ path: '*', element: <Around nodeKey={key} /> }])
  root.render(<RouterProvider router={router} />)
}

async function focus(name: string) {
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeVisible()
  const element = button.element() as HTMLElement
  element.focus()
}

test('an offer names the pages that look for such offers: a row of theirs has room for some', async () => {
  open('offer', 'writer')
  await expect.element(page.getByText(/^1 page looks for offers like this:/)).toBeVisible()
})

test('a row of slides shows its slides with picture, words, days and state, and which page shows it', async () => {
  open('row', 'writer')
  await expect.element(page.getByText(/^1 page shows this:/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/pages/home')
  const ipoh = page.getByRole('link', { name: /^Ipoh Before eleven from 1 Dec 2026 until 24 Dec 2026 published$/ })
  await expect.element(ipoh).toHaveAttribute('href', '/pages/a')
  await expect.element(page.getByRole('link', { name: /^Taiping Slide published$/ })).toBeVisible()
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/0/ipoh.svg')
  await expect.element(page.getByRole('button', { name: 'Add one' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Move Ipoh' })).not.toBeInTheDocument()
})

test('a publisher moves a slide by keys', async () => {
  open('row', 'publisher')
  await focus('Move Taiping')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => calls).toEqual([['/manage/nodes/b/move', { parentKey: 'row', before: 'a' }]])
  await focus('Move Ipoh')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => calls[1]).toEqual(['/manage/nodes/a/move', { parentKey: 'row' }])
})

test('what can have nothing below it shows no list', async () => {
  open('a', 'publisher')
  await expect.element(page.getByText(/^1 page shows this:/)).toBeVisible()
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
