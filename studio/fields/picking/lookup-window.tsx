import { useState } from 'react'
import { Autocomplete, ListBox, ListBoxItem } from 'react-aria-components'
import { SearchInput } from '../../parts/nodes/search-input.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import type { Lookup, LookupKind } from './lookups.ts'

type LookupWindowProps = {
  kind: LookupKind
  lookup: Lookup | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (value: string) => void
}

/** Picks an airport, a town, an airline by its name; arrows choose, Enter picks. */
export function LookupWindow({ kind, lookup, isOpen, onOpenChange, onPick }: LookupWindowProps) {
  const [typed, setTyped] = useState('')
  const found = lookup?.find(typed) ?? []
  function pick(value: string) {
    onPick(value)
    setTyped('')
    onOpenChange(false)
  }
  return (
    <Window title={words.lookups.title[kind]} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="search">
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchInput label={words.lookups.label} />
          <ListBox
            aria-label={words.lookups.found}
            className="search__hits"
            items={found.map(one => ({ ...one, id: one.value }))}
            renderEmptyState={() => (lookup ? words.lookups.none : words.lookups.looking)}
            onAction={value => pick(String(value))}
          >
            {({ name, more }) => (
              <ListBoxItem textValue={`${name}, ${more}`} className="search__hit">
                <b>{name}</b>
                <small>{more}</small>
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </div>
    </Window>
  )
}
