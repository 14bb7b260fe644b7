import { useState } from 'react'
import { Autocomplete, ListBox, ListBoxItem } from 'react-aria-components'
import { SearchInput } from '../../parts/nodes/node-search.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { Faults, type FieldProps } from '../plain/field-props.ts'
import type { Lookup, LookupKind } from './lookups.ts'
import { useLookup } from './lookups.ts'
import { PickedValue } from './picked-value.tsx'

/** An airport, a town, an airline, a ship or a place on maps. */
export function KnownField(field: FieldProps<string>) {
  const { value, onChange, path, schema } = field
  const kind = schema.title as LookupKind
  const [picking, setPicking] = useState(false)
  const lookup = useLookup(kind)
  const name = value && lookup?.called(value)
  const isUnknown = value && lookup && name === undefined
  const picked = (
    <PickedValue
      {...field}
      shown={name || value}
      icon="search"
      action={value ? words.lookups.change : words.lookups.pick}
      onOpen={() => setPicking(true)}
    >
      <LookupWindow kind={kind} lookup={lookup} isOpen={picking} onOpenChange={setPicking} onPick={onChange} />
    </PickedValue>
  )
  if (!isUnknown) return picked
  return <Faults value={new Map([[path.join('.'), words.lookups.unknown(value)]])}>{picked}</Faults>
}

type LookupWindowProps = {
  kind: LookupKind
  lookup: Lookup | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (value: string) => void
}

export function LookupWindow({ kind, lookup, isOpen, onOpenChange, onPick }: LookupWindowProps) {
  const [typed, setTyped] = useState('')
  const hits = lookup?.find(typed) ?? []
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
            items={hits.map(one => ({ ...one, id: one.value }))}
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
