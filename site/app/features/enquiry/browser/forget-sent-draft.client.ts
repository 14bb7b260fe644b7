import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

/** On the page of thanks the draft of the form goes that was sent. */
export function forgetSentDraft(): void {
  const form = document.querySelector<HTMLElement>('[data-enquiry-sent]')?.dataset.enquirySent
  if (form) void import('./draft-store.client.ts').then(({ forgetSent }) => forgetSent(form as FormName))
}
