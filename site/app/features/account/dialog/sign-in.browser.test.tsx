import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountForms } from '../account-forms.ts'
import { island } from './sign-in.island.tsx'

const forms: AccountForms = {
  booking: 'http://localhost:1',
  origin: location.origin,
  checksLogin: false,
  registerRequires: [],
  pages: {},
  countries: { MYS: 'Malaysia (+60)' },
}
afterEach(() => vi.unstubAllGlobals())

test('a pressed link is busy until the log-in opens in a dialog over the page, and Escape leads back to the link', async () => {
  let answer = (_: Response) => {}
  const asked = new Promise<Response>(resolve => {
    answer = resolve
  })
  vi.stubGlobal('fetch', () => asked)
  await mountIsland(island, {})
  const link = page.getByRole('link', { name: 'Log in' })
  await link.click()
  await expect.element(link).toHaveAttribute('aria-busy', 'true')
  answer(Response.json(forms))
  const dialog = page.getByRole('dialog', { name: 'Log In & Sign Up' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Login Now' }).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(link).toHaveFocus()
  await expect.element(link).not.toHaveAttribute('aria-busy')
})
