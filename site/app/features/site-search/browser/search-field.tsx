import { closedList, listReducer } from '@agency/ui/combobox/list-state.ts'
import { useCombobox } from '@agency/ui/combobox/use-combobox.ts'
import { useHydrated } from '@agency/ui/islands/use-hydrated.ts'
import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { siteSearchWords } from '@agency/words/search/site/words.ts'
import { type KeyboardEvent, useReducer, useState } from 'react'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
import stylesheet from './suggestions.css?url'
import type { Suggestion } from './use-suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The header's button finds the field of the search page by this id. */
export const pageFieldId = 'site-search'

type SearchFieldProps = { id: string; placeholder: string; question?: string; className?: string }

/** Without a choice from the suggestions, or without script, it is a form that searches. */
export function SearchField({ id, placeholder, question = '', className = '' }: SearchFieldProps) {
  const isLive = useHydrated()
  const [text, setText] = useState(question)
  const [list, dispatch] = useReducer(listReducer<Suggestion>, closedList)
  useSuggestions(text.trim(), list.typedText !== undefined, dispatch)
  const combobox = useCombobox({
    id: `${id}-list`,
    label: siteSearchWords().suggestions,
    list,
    dispatch,
    passesField: true,
    onOpen: () => dispatch({ type: 'typed', text }),
    // A click, so that the link behaves like every other.
    onChoose: (_, index) => document.getElementById(`${id}-list-${index}`)?.click(),
  })
  function onKeyDown(event: KeyboardEvent) {
    combobox.onKeyDown(event)
    // A late answer must not open the list.
    if (event.key === 'Escape') dispatch({ type: 'closed' })
  }
  return (
    <form className={`search-line site-search ${className}`} action={pathInLanguage('/search')} role="search">
      {/* A plain import would link it from every page with a header, which would wait for it. */}
      {isLive && <link rel="stylesheet" href={stylesheet} />}
      <div className="site-search__field">
        <label className="visually-hidden" htmlFor={`${id}-input`}>
          {siteSearchWords().label}
        </label>
        <input
          id={`${id}-input`}
          type="search"
          name="q"
          value={text}
          placeholder={placeholder}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          {...(isLive && combobox.fieldProps)}
          onChange={({ target }) => {
            setText(target.value)
            dispatch({ type: 'typed', text: target.value })
            dispatch({ type: 'moved', to: -1 })
          }}
          onBlur={() => afterPress(() => dispatch({ type: 'closed' }))}
          onKeyDown={onKeyDown}
        />
        <div {...combobox.listProps} className="site-search__list">
          {list.items.map(({ href, title, label, lang }, index) => (
            <a key={href} href={href} {...combobox.itemProps(index)} tabIndex={-1}>
              <b dir="auto" lang={lang}>
                {title}
              </b>{' '}
              <small>{label}</small>
            </a>
          ))}
        </div>
        {isLive && (
          <span className="visually-hidden" role="status">
            {list.status}
          </span>
        )}
      </div>
      <button type="submit" className="button">
        <Icon name="search" /> {siteSearchWords().button}
      </button>
    </form>
  )
}
