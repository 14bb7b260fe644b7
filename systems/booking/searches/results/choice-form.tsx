import { SelectField } from '@agency/ui/forms/field.tsx'
import { HiddenFields } from '@agency/ui/forms/hidden-fields.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type ResultsView, valuesOf } from './choice.ts'

/**
 * A form with GET. Folded on a phone until the visitor chooses something; the search's own wishes stand above the
 * offers.
 */
export function ChoiceForm({ offers, choice, path, fields }: ResultsView) {
  const orders = [
    { value: '', label: 'Cheapest first' },
    ...offers.orders.map(({ name, label }) => ({ value: name, label })),
  ]
  return (
    <details className="choice" open={isChosenHere(choice, offers)}>
      <summary>
        <Icon name="list-filter" /> Sort and filter
      </summary>
      <form action={path} aria-label="Sort and filter">
        <HiddenFields fields={fields} />
        <SelectField name="sort" label="Sort by" options={orders} defaultValue={choice.order} required={false} />
        {offers.filters.map(({ name, label }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={optionsOf(valuesOf(offers, name), choice.filters[name])}
            defaultValue={choice.filters[name]}
            required={false}
          />
        ))}
        <button type="submit" className="button button--quiet">
          Show
        </button>
      </form>
    </details>
  )
}

function isChosenHere({ order, filters }: ResultsView['choice'], { wished }: ResultsView['offers']): boolean {
  return order !== '' || Object.entries(filters).some(([name, value]) => value !== (wished[name] ?? ''))
}

/** Includes a wish of the search that no offer meets: a chosen filter has to be visible. */
function optionsOf(values: string[], wanted = '') {
  const all = wanted === '' || values.includes(wanted) ? values : [...values, wanted]
  return [{ value: '', label: 'Any' }, ...all.map(value => ({ value, label: value }))]
}
