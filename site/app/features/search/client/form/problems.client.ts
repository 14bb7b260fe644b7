import { fieldId } from '../../panel/field-id.ts'
import type { Product } from '../../products.ts'
import type { Problem } from '../../reading/checked-search.ts'
import { element, icon } from '../element.ts'

/** Shows what is wrong: in a summary that gets the focus, and beside each field. */
export function showProblems(form: HTMLFormElement, product: Product, problems: Problem[]): void {
  clearProblems(form)
  const lines = problems.map(problem => {
    const link = element('a', { href: `#${fieldId(product, problem.field)}` }, problem.message)
    link.addEventListener('click', event => {
      event.preventDefault()
      const field = document.getElementById(fieldId(product, problem.field))
      field?.focus()
      // A place that was not clear shows what it can mean.
      if (field?.role === 'combobox') field.click()
    })
    return element('li', {}, link, ...wayOut(problem))
  })
  const title = element('h2', {}, icon('circle-alert', 20), ' Please look at this again')
  const look = { class: 'error-summary', role: 'alert', tabindex: -1, 'data-problem-summary': true }
  const summary = element('div', look, title, element('ul', {}, ...lines))
  form.prepend(summary)
  for (const problem of problems) markField(fieldId(product, problem.field), problem)
  summary.focus()
}

/** Takes away what was said of the last attempt. */
export function clearProblems(form: HTMLFormElement): void {
  for (const said of form.querySelectorAll('[data-problem-summary], .field__error')) said.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
}

function markField(id: string, problem: Problem): void {
  const field = document.getElementById(id)
  if (!field) return
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', `${id}-error`)
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true
  }
  const words = element('span', {}, problem.message, ...wayOut(problem))
  const message = element('p', { class: 'field__error', id: `${id}-error` }, icon('circle-alert'), words)
  const place = field.closest('.count, .option, .age, .time, .cell') ?? field.parentElement
  place?.append(message)
}

function wayOut({ link }: Problem): (Node | string)[] {
  return link ? [' ', element('a', { href: link.href }, link.text)] : []
}
