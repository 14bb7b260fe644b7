import { searchForms } from '@agency/contracts/site/products.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { searchWords } from '@agency/words/search/form/words.ts'
import { type ReactNode, useState } from 'react'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
import { ProblemSummary } from './form-parts.tsx'
import { recentSearches } from './recent.ts'
import { useForm } from './search-form-context.ts'

type SearchFormProps = {
  top?: ReactNode
  more?: ReactNode
  children: ReactNode
}

/** Posts to our server, which hands the search over; with script, directly to the booking site. */
export function SearchForm({ top, more, children }: SearchFormProps) {
  const { product, deal, isLive, isOnItsPage, submit } = useForm()
  const { path } = searchForms[product]
  const { button, tab } = searchWords().products[product]
  // In a panel, recent searches appear only after the first touch: the page below must not move by itself.
  const [isTouched, setTouched] = useState(isOnItsPage)
  return (
    <form
      onFocus={() => setTouched(true)}
      className={`search-form search-form--${product}`}
      method="post"
      action={deal ? `${path}?${new URLSearchParams({ deal: deal.slug })}` : path}
      aria-label={tab}
      noValidate
      onSubmit={submit}
    >
      <ProblemSummary />
      <PlaceChoices />
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
      <RecentSearches isShown={isLive && isTouched} />
    </form>
  )
}

type MoreOptionsProps = { names: string[]; label: string; children: ReactNode }

/** Open at first if an option is used or has a problem. */
export function MoreOptions({ names, label, children }: MoreOptionsProps) {
  const { values, problems } = useForm()
  const isUsed = names.some(name => values[name] && values[name] !== '10')
  const hasProblem = problems.some(({ field }) => names.includes(field))
  const [isOpenFirst] = useState(isUsed || hasProblem)
  return (
    <details className="more" open={isOpenFirst}>
      <summary>
        <Icon name="list-filter" size={18} /> {label}
      </summary>
      <div className="more__fields">{children}</div>
    </details>
  )
}

/** The places that an ambiguous text can mean, without script; with script the field has a list. */
function PlaceChoices() {
  const { choices, values } = useForm()
  const [initial] = useState(values)
  const unclear = Object.entries(choices).filter(([, places]) => places.length > 0)
  return unclear.map(([name, places]) => (
    <fieldset key={name} className="place-choices">
      <legend>{searchWords().unclear(initial[name] ?? '')}</legend>
      <input type="hidden" name={`${name}-asked`} value={initial[name]} />
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

function RecentSearches({ isShown }: { isShown: boolean }) {
  const searches = isShown ? recentSearches() : []
  return (
    <div className="recent" hidden={searches.length === 0}>
      {searches.length > 0 && (
        <>
          <h2>{searchWords().again}</h2>
          <ul>
            {searches.map(({ product, title, facts, address }) => (
              <li key={address}>
                <a href={pathInLanguage(address)}>
                  <Icon name={searchForms[product].icon} size={18} />
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
