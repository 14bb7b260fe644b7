import { Icon } from '../../ui/icon.tsx'
import type { ListingPage } from './listing-template.tsx'

/** Filters and sort order as a plain form: every choice ends in the address, so it can be shared and works without script. */
export function FilterForm({ page }: { page: ListingPage }) {
  return (
    <form className="filters" action={`${page.path}#results`} data-auto-submit>
      <details className="filters__box" open={page.isFiltered || undefined} data-open-when-wide>
        <summary>
          <Icon name="list-filter" /> Filter and sort
        </summary>
        <label className="filters__sort">
          Sort by
          <select name="sort" defaultValue={page.sort.chosen}>
            {page.sort.orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {page.filters.map(group => (
          <fieldset key={group.name}>
            <legend>{group.label}</legend>
            {group.options.map(option => (
              <label key={option.value} className="filters__option">
                <input type="checkbox" name={group.name} value={option.value} defaultChecked={option.chosen} />
                <span>{option.label}</span>
                <small>{option.count}</small>
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit" className="button">
          Show results
        </button>
      </details>
    </form>
  )
}
