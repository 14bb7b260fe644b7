import { foreignChanges } from '@agency/ui/islands/testing/change-like-extensions.ts'
import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { typeEarly } from '@agency/ui/islands/testing/type-early.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AccountForms } from '../account-forms.ts'
import { island } from './login-panel.island.tsx'

const forms: AccountForms = {
  booking: 'http://localhost:1',
  origin: location.origin,
  checksLogin: false,
  registerRequires: [],
  pages: {},
  countries: { MYS: 'Malaysia (+60)' },
}
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})
const show = (before?: (element: HTMLElement) => void) => mountIsland(island, { forms, forAgents: false }, before)

test('a log-in without e-mail and password marks both fields, and keeps what was typed before its script loaded', async () => {
  await show(element => {
    const email = element.querySelector<HTMLInputElement>('input[type=email]')
    if (email) email.value = 'aisyah@example.com'
  })
  await page.getByRole('button', { name: 'Login Now' }).first().click()
  await expect.element(page.getByText('Password field is required.')).toBeVisible()
  await expect.element(page.getByText('Email field is required.')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('E-mail').first()).toHaveValue('aisyah@example.com')
})

test('focus selects the address of the last attempt, so that typing replaces it', async () => {
  sessionStorage.setItem('tried-email', 'before@example.com')
  await show(element => element.querySelector<HTMLInputElement>('input[type=email]')?.focus())
  await expect.element(page.getByLabelText('E-mail').first()).toHaveValue('before@example.com')
  await userEvent.keyboard('now@example.com')
  await expect.element(page.getByLabelText('E-mail').first()).toHaveValue('now@example.com')
})

test('a browser without storage shows the form too', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  await show()
  await page.getByRole('button', { name: 'Login Now' }).first().click()
  await expect.element(page.getByText('Email field is required.')).toBeVisible()
})

test('sign-in methods that are not set up are not shown', async () => {
  await show()
  await expect.element(page.getByText(/Google|Facebook/)).not.toBeInTheDocument()
})

for (const [what, change] of Object.entries(foreignChanges)) {
  test.each([
    [false, { Email: 'aisyah@example.com' }],
    [true, { UserLoginID: 'KLN-0042' }],
  ])(
    `a filled-in log-in stays filled in where ${what} has changed it, for agents: %s`,
    async (forAgents, { ...typed }) => {
      const password = (element: HTMLElement) => element.querySelector<HTMLInputElement>(passwordOf(forAgents))
      const fill = (element: HTMLElement) => {
        typeEarly(typed)(element)
        const field = password(element)
        if (field) field.value = 'Wander-2026'
      }
      const element = await mountIsland(island, { forms, forAgents }, fill, { change })
      for (const [name, value] of Object.entries(typed))
        expect(element.querySelector<HTMLInputElement>(`[name=${name}]`)?.value).toBe(value)
      expect(password(element)?.value).toBe('Wander-2026')
    },
  )
}

const passwordOf = (forAgents: boolean) => (forAgents ? '#agent-password' : '#Pwd')

test('both choices come before the fields of either', async () => {
  await show()
  const controls = [...document.querySelectorAll<HTMLInputElement>('.tabs input:not([type=hidden])')]
  expect(controls.slice(0, 2).map(({ value }) => value)).toEqual(['member', 'agent'])
})
