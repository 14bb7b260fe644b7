import type { HandOver } from '../../hand-over/hand-over.ts'

/** Leaves for the booking site by a form post in this tab, as if the visitor had filled in that form. */
export function send({ action, fields }: HandOver): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, hidden: true })
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  // Coming back from the results, the page may be the same one still.
  addEventListener('pageshow', () => form.remove(), { once: true })
  form.submit()
}
