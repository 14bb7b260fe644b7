import { foreignChanges } from '@agency/ui/islands/testing/change-like-extensions.ts'
import { mountIsland } from '@agency/ui/islands/testing/mount-island.tsx'
import { typeEarly } from '@agency/ui/islands/testing/type-early.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeDraft } from '../browser/draft-store.client.ts'
import { island } from './enquiry-form.island.tsx'
import type { EnquiryFormModel } from './form-model.ts'

const named = (name: string, label: string) => ({ name, label })
const model: EnquiryFormModel = {
  form: 'contact',
  sections: [
    {
      title: 'You',
      text: '',
      fields: [named('name', 'Your name'), named('email', 'E-mail address'), named('message', 'Your message')],
    },
  ],
  consentHtml: 'I agree.',
  submitText: 'Send message',
  beforeSending: 'You can correct everything.',
  view: 'a-view',
  about: undefined,
  values: { name: '', email: '', message: '' },
  given: [],
  needsPhone: false,
}
const contacts = { phone: '+60 3-0000 0000', mailbox: 'care@agency.example' }
const show = (before?: (element: HTMLElement) => void) =>
  mountIsland(island, { model, contacts, today: '2026-11-22' }, before)

afterEach(() => {
  vi.unstubAllGlobals()
  // The form keeps what was typed as it is left, not later.
  dispatchEvent(new PageTransitionEvent('pagehide'))
  localStorage.clear()
  sessionStorage.clear()
})

test('a tab keeps its own draft when another tab writes one, and a new tab begins with the newest', async () => {
  writeDraft('contact', { view: 'a-view', values: { message: 'Fourteen of us.' } })
  const other = { savedAt: Date.now(), view: 'b-view', values: { message: 'Only two.' } }
  localStorage.setItem('enquiry-draft:contact', JSON.stringify(other))
  await show()
  await expect.element(page.getByLabelText('Your message')).toHaveValue('Fourteen of us.')
  sessionStorage.clear()
  await show()
  await expect.element(page.getByLabelText('Your message')).toHaveValue('Only two.')
})

test('a form that lacks something is not sent: a summary names each field and leads there', async () => {
  const sent = vi.fn()
  await show()
  vi.stubGlobal('fetch', sent)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await page.getByRole('link', { name: 'Please give your name.' }).click()
  await expect.element(page.getByLabelText('Your name')).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

test('entries typed before the script loads stay, and are validated on leaving the field', async () => {
  await show(element => {
    const email = element.querySelector<HTMLInputElement>('[name=email]')
    if (email) email.value = 'nobody'
  })
  const email = page.getByLabelText('E-mail address')
  await expect.element(email).toHaveValue('nobody')
  await email.click()
  await page.getByLabelText('Your name').click()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('aisyah@example.com')
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
})

for (const [what, change] of Object.entries(foreignChanges)) {
  test(`entries stay where ${what} has changed the form`, async () => {
    const typed = { name: 'Aisyah', email: 'aisyah@example.com', message: 'Is there a room for four?' }
    const props = { model, contacts, today: '2026-11-22' }
    const element = await mountIsland(island, props, typeEarly(typed), { change })
    expect(Object.fromEntries(new FormData(element.querySelector('form') ?? undefined))).toMatchObject(typed)
  })
}
