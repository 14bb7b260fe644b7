import { Tag } from '@agency/ui/cards/tag.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { listingWords } from '@agency/words/offers/listing/words.ts'
import type { FilterOption } from './filter-groups.server.ts'
import type { ListingPage } from './listing.server.ts'

/** A plain form: every choice ends in the address, so it can be shared and works without script. */
export function FilterForm({ page }: { page: ListingPage }) {
  const say = listingWords()
  return (
    <form className="filters" action={`${page.path}#results`} data-part="filters">
      <details className="filters__box">
        <summary>
          <Icon name="list-filter" /> {say.filter} {page.chosen > 0 && <Tag>{say.chosen(page.chosen)}</Tag>}
        </summary>
        {page.sort.orders.length > 1 && <SortOrder sort={page.sort} />}
        {page.filters.map(group => (
          <fieldset key={group.name} className={`filters__${group.name}`}>
            <legend>{group.label}</legend>
            <Options name={group.name} options={group.options} />
            {group.more.length > 0 && (
              <details
                className="filters__more"
                id={`more-${group.name}`}
                data-part="more"
                open={group.more.some(option => option.chosen) || undefined}
              >
                <summary>{say.more(group.more.length)}</summary>
                <Options name={group.name} options={group.more} />
              </details>
            )}
          </fieldset>
        ))}
        <div className="filters__end">
          <button type="submit" className="button">
            {say.show}
          </button>
        </div>
      </details>
    </form>
  )
}

function SortOrder({ sort }: { sort: ListingPage['sort'] }) {
  return (
    <label className="filters__sort">
      {listingWords().sort}
      <select name="sort" defaultValue={sort.chosen}>
        {sort.orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Options({ name, options }: { name: string; options: FilterOption[] }) {
  return options.map(({ value, label, count, chosen }) => (
    <label key={value} className="filters__option">
      <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
      <span>{label}</span>
      <small>{count}</small>
    </label>
  ))
}
