import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type ReactNode, useState } from 'react'
import { productWords } from '../products.ts'
import { ProblemSummary } from './form-parts.tsx'
import { PlaceChoices } from './place-choices.tsx'
import { RecentSearches } from './recent-searches.tsx'
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
