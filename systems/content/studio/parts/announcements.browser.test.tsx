import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Announcements, announce, announceFault } from './announcements.tsx'

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Announcements /> }])} />)
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
})
const status = () => document.querySelector('[role=status]')?.textContent

test('a message ends by itself, a fault and a link stay', async () => {
  announce('Saved')
  await vi.waitFor(() => expect(status()).toContain('Saved'))
  await vi.advanceTimersByTimeAsync(7900)
  expect(status()).toContain('Saved')
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitFor(() => expect(status()).toBe(''))
  announceFault(new Error('No answer'))
  await vi.waitFor(() => expect(status()).toContain('No answer'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toContain('No answer')
  announce('Copied', { to: '/x', name: 'the link' })
  await vi.waitFor(() => expect(status()).toContain('Copied'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toContain('the link')
})

test('a message that has the focus waits', async () => {
  announce('Moved')
  await vi.waitFor(() => expect(status()).toContain('Moved'))
  const close = page.getByRole('button', { name: 'Close' }).element() as HTMLElement
  close.focus()
  await vi.waitFor(() => expect(document.activeElement).toBe(close))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toContain('Moved')
  close.blur()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(8100)
  await vi.waitFor(() => expect(status()).toBe(''))
})
