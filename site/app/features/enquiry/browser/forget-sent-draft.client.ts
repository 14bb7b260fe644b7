import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

export function forgetSentDraft(): void {
  const form = document.querySelector<HTMLElement>('[data-enquiry-sent]')?.dataset.enquirySent
  if (form) void import('./draft-store.client.ts').then(({ forgetSent }) => forgetSent(form as FormName))
}
