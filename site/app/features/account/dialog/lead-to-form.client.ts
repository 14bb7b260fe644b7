export type Wanted = 'log-in' | 'sign-up'

/** @returns The part of the panel with the form. */
export function bringForward(panel: HTMLElement, wanted: Wanted): HTMLElement {
  const member = panel.querySelector<HTMLInputElement>('input[value=member]')
  if (member) member.checked = true
  return unfold(panel, wanted)
}

function unfold(panel: HTMLElement, wanted: Wanted): HTMLElement {
  const signUp = panel.querySelector('details')
  if (signUp) signUp.open = wanted === 'sign-up'
  return wanted === 'sign-up' && signUp ? signUp : panel
}

export function focusFirstEmpty(part: HTMLElement): void {
  const fields = [...part.querySelectorAll<HTMLInputElement>('.field input:not([type=checkbox])')]
  fields.find(field => !field.value && field.checkVisibility())?.focus()
}

/**
 * On a page with the panel no dialog opens; this scrolls to the form instead. The agents' page stays as it is, since
 * only members sign up there. @returns true on a page with the panel.
 */
export function leadOnItsPage(wanted: Wanted): boolean {
  const panel = document.querySelector<HTMLElement>('[data-island=login-panel]')
  if (panel) focusFirstEmpty(wanted === 'sign-up' ? bringForward(panel, wanted) : unfold(panel, wanted))
  return panel !== null
}
