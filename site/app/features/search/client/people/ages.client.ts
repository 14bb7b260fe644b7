import { mostHotelChildren } from '../../reading/search-limits.ts'
import { element } from '../element.ts'

/** Shows a field for the age of each child; ages that were chosen stay. */
export function showAges(fieldset: HTMLElement, children: number): void {
  const wanted = Math.min(children, mostHotelChildren)
  const fields = fieldset.querySelectorAll('.age')
  fieldset.hidden = wanted === 0
  for (const field of [...fields].slice(wanted)) field.remove()
  for (let child = fields.length + 1; child <= wanted; child++) fieldset.append(ageField(child))
}

function ageField(child: number): HTMLElement {
  const id = `hotels-age-${child}`
  const ages = Array.from({ length: 18 }, (_, age) =>
    element('option', { value: age }, age === 0 ? 'Under 1' : String(age)),
  )
  const select = element('select', { id, name: 'age' }, element('option', { value: '' }, 'Age'), ...ages)
  return element('div', { class: 'age' }, element('label', { for: id }, `Child ${child}`), select)
}
