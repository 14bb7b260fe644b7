import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '../../calls/call.ts'
import { loadStudio } from '../../parts/nodes/studio-data.ts'
import { Failure } from '../failure.tsx'
import { Frame } from '../frame.tsx'

const needed = 'Your role needs an authenticator app. Set it up to continue.'
const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => {
  // At once: the list still asks for `process` when its size changes.
  flushSync(() => root.render(null))
  vi.unstubAllGlobals()
})

let totp = false

/** Answers as the content system does, until an authenticator is confirmed. */
async function answer(address: string) {
  const person = { id: '1', name: 'Siti', email: 's@example.com', role: 'publisher' }
  const open: Record<string, unknown> = {
    '/manage/session': { user: { ...person, totp, totpNeeded: true, tourEnded: true }, csrf: 'x' },
    '/manage/me': { authenticatorSince: null, recoveryCodes: 0, mails: true },
    '/manage/me/totp': { secret: 'ABCD', uri: 'otpauth://', qr: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  }
  if (address === '/manage/me/totp/confirm') {
    totp = true
    return Response.json({ codes: ['one-code'] })
  }
  if (address in open) return Response.json(open[address])
  if (totp) return Response.json({ nodes: [], types: [], filters: [] })
  return Response.json({ type: 'authenticator-needed', detail: needed }, { status: 403 })
}

const loader = () => call('GET', 'calendar')

test('the studio shows only the set-up, keeps the recovery codes visible, and continues at the requested screen', async () => {
  vi.stubGlobal('fetch', answer)
  // The list of React Aria asks for it in development.
  vi.stubGlobal('process', { env: {} })
  const children = [{ path: 'calendar', loader, Component: () => <h1>Calendar</h1>, ErrorBoundary: Failure }]
  const routes = [
    { id: 'studio', path: '/', loader: loadStudio, Component: Frame, HydrateFallback: () => null, children },
  ]
  root.render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/calendar'] })} />)
  await expect.element(page.getByText(needed)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(page.getByRole('navigation').elements()).toHaveLength(0)
  await page.getByText('Turn on').first().click()
  await page.getByLabelText('Your password').fill('a new and long password')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabelText('Code from the app').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('one-code')).toBeVisible()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect.element(page.getByRole('heading', { name: 'Calendar' })).toBeVisible()
})

test('a screen that is refused during work says why', async () => {
  totp = false
  vi.stubGlobal('fetch', answer)
  const routes = [{ path: '/', loader, ErrorBoundary: Failure, HydrateFallback: () => null }]
  root.render(<RouterProvider router={createMemoryRouter(routes)} />)
  await expect.element(page.getByText(needed)).toBeVisible()
})
