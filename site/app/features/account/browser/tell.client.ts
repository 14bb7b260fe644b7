import { afterPress } from '@agency/ui/layout/after-press.client.ts'

/**
 * Puts words into a status line, which screen readers read out; as an error they also look like one. Not while something
 * is being pressed, which would move.
 */
export function tell(status: Element | null, text: string, tone?: 'error'): void {
  afterPress(() => {
    if (status) status.textContent = text
    status?.classList.toggle('field__error', tone === 'error')
  })
}
