import { createRoot } from 'react-dom/client'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { useArrival } from './use-arrival.ts'

function Screen() {
  useArrival(true)
  return (
    <main id="screen" style={{ height: 200, overflow: 'auto' }}>
      <h1 style={{ height: 2000 }}>{useLocation().search}</h1>
    </main>
  )
}

test('a new screen is shown from its top; another filter of the same one stays where it is', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Screen }])
  createRoot(document.body.appendChild(document.createElement('div'))).render(<RouterProvider router={router} />)
  await expect.poll(() => document.querySelector('#screen')?.scrollHeight).toBeGreaterThan(1000)
  const screen = document.querySelector('#screen') as HTMLElement
  screen.scrollTop = 500
  // React runs the effects of one screen before it shows the next.
  for (const search of ['?find=beach', '?find=hill']) {
    await router.navigate(`/${search}`)
    await expect.poll(() => screen.textContent).toBe(search)
  }
  expect(screen.scrollTop).toBe(500)
  await router.navigate('/pictures')
  await expect.poll(() => screen.scrollTop).toBe(0)
})
