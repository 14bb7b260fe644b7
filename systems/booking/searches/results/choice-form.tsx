import { SelectField } from '@agency/ui/forms/field.tsx'
import { HiddenFields } from '@agency/ui/forms/hidden-fields.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { resultsWords } from '@agency/words/booking/results/words.ts'
import { type ResultsView, valuesOf } from './choice.ts'
import { valueName } from './offer.ts'

/**
 * A form with GET. Folded on a phone until the visitor chooses something; the search's own wishes stand above the
 * offers.
 */
export function ChoiceForm({ offers, choice, path, fields }: ResultsView) {
  const say = resultsWords()
  const orders = [
    { value: '', label: say.orders.price },
    ...offers.orders.map(name => ({ value: name, label: say.orders[name] })),
  ]
  return (
    <details className="choice" open={isChosenHere(choice, offers)}>
      <summary>
        <Icon name="list-filter" /> {say.sortAndFilter}
      </summary>
      <form action={path} aria-label={say.sortAndFilter}>
        <HiddenFields fields={fields} />
        <SelectField name="sort" label={say.sortBy} options={orders} defaultValue={choice.order} required={false} />
        {offers.filters.map(name => (
          <SelectField
            key={name}
            name={name}
            label={say.filters[name]}
            options={optionsOf(valuesOf(offers, name), choice.filters[name])}
            defaultValue={choice.filters[name]}
            required={false}
          />
        ))}
        <button type="submit" className="button button--quiet">
          {say.show}
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
  return [{ value: '', label: resultsWords().any }, ...all.map(value => ({ value, label: valueName(value) }))]
}
