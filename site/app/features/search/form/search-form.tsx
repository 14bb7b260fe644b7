import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type ReactNode, useState } from 'react'
import { productWords } from '../model/products.ts'
import { ProblemSummary } from './form-parts.tsx'
import { recentSearches } from './recent.ts'
import type { LiveForm } from './use-search-form.ts'

type SearchFormProps = {
  form: LiveForm
  /** A row of small choices above the cells. */
  top?: ReactNode
  /** What most people leave as it is, below the cells. */
  more?: ReactNode
  children: ReactNode
}

/**
 * A form like a ticket: cells in a row, torn off at the end by the button. It is posted to our server, which hands it
 * over; with script it is posted to the booking site at once.
 */
export function SearchForm({ form, top, more, children }: SearchFormProps) {
  const { path, button, tab } = productWords[form.product]
  const deal = form.deal && `?${new URLSearchParams({ deal: form.deal.slug })}`
  // Over a picture only once the form is touched: what stands below the panel must not move by itself.
  const [isTouched, setTouched] = useState(form.isOnItsPage)
  return (
    <form
      onFocus={() => setTouched(true)}
      className={`search-form search-form--${form.product}`}
      method="post"
      action={path + (deal ?? '')}
      aria-label={tab}
      noValidate
      onSubmit={form.submit}
    >
      <ProblemSummary form={form} />
      <PlaceChoices form={form} />
      {top && <div className="search-form__top">{top}</div>}
      <div className="cells">
        {children}
        <div className="cells__go">
          <button type="submit" className="button">
            <Icon name="search" /> {button}
          </button>
        </div>
      </div>
      {more}
      <RecentSearches isShown={form.isLive && isTouched} />
    </form>
  )
}

type MoreOptionsProps = { form: LiveForm; names: string[]; label: string; children: ReactNode }

/** What most people leave as it is. Open when somebody did not, or when something in it is wrong. */
export function MoreOptions({ form, names, label, children }: MoreOptionsProps) {
  const isUsed = names.some(name => form.values[name] && form.values[name] !== '10')
  const isWrong = form.problems.some(({ field }) => names.includes(field))
  const [isOpenFirst] = useState(isUsed || isWrong)
  return (
    <details className="more" open={isOpenFirst}>
      <summary>
        <Icon name="list-filter" size={18} /> {label}
      </summary>
      <div className="more__fields">{children}</div>
    </details>
  )
}

/** The places that an unclear text can mean, to choose from. Only our server asks this way; with script there is a list. */
function PlaceChoices({ form }: { form: LiveForm }) {
  const unclear = Object.entries(form.choices).filter(([, places]) => places.length > 0)
  return unclear.map(([name, places]) => (
    <fieldset key={name} className="place-choices">
      <legend>“{form.values[name]}” – did you mean one of these?</legend>
      <input type="hidden" name={`${name}-asked`} value={form.values[name]} />
      {places.map(({ label, detail }) => (
        <label key={label}>
          <input type="radio" name={`${name}-choice`} value={label} />
          <span>
            <b>{label}</b> <small>{detail}</small>
          </span>
        </label>
      ))}
    </fieldset>
  ))
}

/** The searches made on this device, to be made again. */
function RecentSearches({ isShown }: { isShown: boolean }) {
  const searches = isShown ? recentSearches() : []
  return (
    <div className="recent" hidden={searches.length === 0}>
      {searches.length > 0 && (
        <>
          <h2>Search again</h2>
          <ul>
            {searches.map(({ product, title, facts, address }) => (
              <li key={address}>
                <a href={address}>
                  <Icon name={productWords[product].icon} size={18} />
                  <span>
                    <b>{title}</b> <small>{facts}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
