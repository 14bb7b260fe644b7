import { useState } from 'react'
import { words } from '../../words/words.ts'
import { Faults, type FieldProps } from '../plain/field-props.ts'
import { LookupWindow } from './lookup-window.tsx'
import type { LookupKind } from './lookups.ts'
import { PickedValue } from './picked-value.tsx'
import { useLookup } from './use-lookup.ts'

/** An airport, a town, an airline, a ship, a place of maps: picked by its name from those that are known. */
export function KnownField({ kind, ...field }: FieldProps<string> & { kind: LookupKind }) {
  const { value, onChange, path } = field
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
