import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { island } from './newsletter-form.island.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a failed sign-up keeps the address and shows the reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  await mountIsland(island, { path: '/faq' })
  await page.getByLabelText('E-mail address').fill('aisyah@example.com')
  await page.getByRole('button', { name: 'Send me offers' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We could not reach our server. Your address is still in the field: please try again.')
  await expect.element(page.getByLabelText('E-mail address')).toHaveValue('aisyah@example.com')
})

test('a second click during sending sends nothing', async () => {
  const sent = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', sent)
  await mountIsland(island, { path: '/faq' }, element => {
    const field = element.querySelector<HTMLInputElement>('input[type=email]')
    if (field) field.value = 'typed-before@example.com'
  })
  await page.getByRole('button', { name: 'Send me offers' }).dblClick()
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending…')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(String((sent.mock.calls[0] as unknown as [string, RequestInit])[1].body)).toContain('typed-before')
})
