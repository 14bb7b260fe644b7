export type Wanted = 'log-in' | 'sign-up'

/** Brings the members' form that is wanted to the front of the panel, as by hand. @returns Its part of the panel. */
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

/** Leads to the first field that is shown and empty. */
export function focusFirstEmpty(part: HTMLElement): void {
  const fields = [...part.querySelectorAll<HTMLInputElement>('.field input:not([type=checkbox])')]
  fields.find(field => !field.value && field.checkVisibility())?.focus()
}

/**
 * On the page of the panel itself no dialog opens: the visitor is led to the form. The page of agents stays theirs, since only
 * members sign up in the panel. @returns Whether this is that page.
 */
export function leadOnItsPage(wanted: Wanted): boolean {
  const panel = document.querySelector<HTMLElement>('[data-island=login-panel]')
  if (panel) focusFirstEmpty(wanted === 'sign-up' ? bringForward(panel, wanted) : unfold(panel, wanted))
  return panel !== null
}
