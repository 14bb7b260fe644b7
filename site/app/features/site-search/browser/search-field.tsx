import { useHydrated } from '@agency/ui/islands/use-hydrated.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { useState } from 'react'
import type { Suggestion } from '../suggestions.server.ts'
import stylesheet from './suggestions.css?url'
import { useSuggestions } from './use-suggestions.ts'

/** By this the button of the header finds the field of the search page. */
export const pageFieldId = 'site-search'

type SearchFieldProps = { id: string; placeholder: string; question?: string; className?: string }

/** What belongs to lists; until there can be one, the field is a plain search field. */
const plainField = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
}

/**
 * The field for words to look for, with suggestions while somebody types: arrow keys choose, Enter goes there, Escape
 * closes the list. Without a choice, or without script, it is a form that searches.
 */
export function SearchField({ id, placeholder, question = '', className = '' }: SearchFieldProps) {
  const hydrated = useHydrated()
  const [words, setWords] = useState(question)
  const [isTyping, setTyping] = useState(false)
  const suggestions = useSuggestions(words.trim(), isTyping)
  const box = useCombobox<Suggestion>({
    id,
    items: suggestions,
    inputValue: words,
    selectedItem: null,
    isOpen: suggestions.length > 0,
    itemToString: suggestion => suggestion?.title ?? '',
    onIsOpenChange: ({ isOpen }) => setTyping(isOpen),
    stateReducer: throughTheField,
  })
  const field = box.getInputProps({
    onChange: event => setWords(event.currentTarget.value),
    onBlur: () => setTyping(false),
    onKeyDown(event) {
      const key = event.nativeEvent
      // The others move the caret, send the form, or close what is around an empty list.
      if (!['ArrowDown', 'ArrowUp'].includes(key.key)) Object.assign(key, { preventDownshiftDefault: true })
      if (key.key === 'Enter' && !key.isComposing && box.isOpen && box.highlightedIndex >= 0) {
        event.preventDefault()
        // A press, so that it goes there as every link does.
        document.getElementById(`${id}-item-${box.highlightedIndex}`)?.click()
      }
      if (key.key !== 'Escape') return
      setTyping(false)
      if (box.isOpen) event.preventDefault()
    },
  })
  return (
    <form className={`search-line site-search ${className}`} action="/search" role="search">
      {/* Imported as styles it would be linked, and waited for, by every page with a header. */}
      {hydrated && <link rel="stylesheet" href={stylesheet} />}
      <div className="site-search__field">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: it names the field by its props */}
        <label className="visually-hidden" {...box.getLabelProps()}>
          Words to look for
        </label>
        <input
          type="search"
          name="q"
          placeholder={placeholder}
          maxLength={200}
          dir="auto"
          {...field}
          aria-activedescendant={field['aria-activedescendant'] || undefined}
          {...(!hydrated && plainField)}
        />
        <div className="site-search__list" {...box.getMenuProps({ hidden: !box.isOpen, 'aria-label': 'Suggestions' })}>
          {suggestions.map((suggestion, index) => (
            <a
              key={suggestion.href}
              href={suggestion.href}
              tabIndex={-1}
              {...box.getItemProps({ item: suggestion, index })}
            >
              <b dir="auto">{suggestion.title}</b> <small>{suggestion.label}</small>
            </a>
          ))}
        </div>
        {hydrated && (
          <span className="visually-hidden" role="status">
            {box.isOpen && `${suggestions.length} suggestions, use the arrow keys`}
          </span>
        )}
      </div>
      <button type="submit" className="button">
        <Icon name="search" /> Search
      </button>
    </form>
  )
}

type State = UseComboboxState<Suggestion>

/** One place beyond the ends of the list means the field itself. A press on the field changes nothing. */
function throughTheField(state: State, { type, changes }: UseComboboxStateChangeOptions<Suggestion>): Partial<State> {
  const { InputClick, InputKeyDownArrowDown, InputKeyDownArrowUp } = useCombobox.stateChangeTypes
  if (type === InputClick) return state
  const [before, after] = [state.highlightedIndex, changes.highlightedIndex ?? -1]
  const wraps =
    (type === InputKeyDownArrowDown && before >= 0 && after <= before) ||
    (type === InputKeyDownArrowUp && before >= 0 && after >= before)
  return wraps ? { ...changes, highlightedIndex: -1 } : changes
}
