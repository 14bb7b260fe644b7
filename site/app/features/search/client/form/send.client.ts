import type { HandOver } from '../../hand-over/hand-over.ts'
import { element } from '../element.ts'

/** Leaves for the booking site by a form post in this tab, as if the visitor had filled in that form. */
export function send({ action, fields }: HandOver): void {
  const inputs = fields.map(([name, value]) => element('input', { type: 'hidden', name, value }))
  const form = element('form', { method: 'post', action, hidden: true }, ...inputs)
  document.body.append(form)
  // Coming back from the results, the page may be the same one still.
  addEventListener('pageshow', () => form.remove(), { once: true })
  form.submit()
}
