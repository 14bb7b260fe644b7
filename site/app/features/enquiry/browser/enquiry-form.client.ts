/**
 * Adds comfort to an enquiry form: messages beside the fields while typing, and a draft on this device. Both are fetched
 * only where there is a form.
 */
export function startEnquiryForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-enquiry]')
  const sent = document.querySelector<HTMLElement>('[data-enquiry-sent]')?.dataset.enquirySent
  if (form) {
    void import('./enquiry-checks.client.ts').then(({ startEnquiryChecks }) => startEnquiryChecks(form))
    const step = form.querySelector<HTMLElement>('[data-person-step]')
    if (step)
      void import('../person-check/person-step.client.ts').then(({ startPersonStep }) => startPersonStep(form, step))
    void import('./enquiry-draft.client.ts').then(({ startDraft }) => startDraft(form))
  }
  if (sent) void import('./enquiry-draft.client.ts').then(({ removeDraft }) => removeDraft(sent))
}
