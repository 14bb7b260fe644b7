/** Puts words into a status line, which screen readers read out; as an error they also look like one. */
export function tell(status: Element | null, text: string, tone?: 'error'): void {
  if (!status) return
  status.textContent = text
  status.classList.toggle('field__error', tone === 'error')
}
