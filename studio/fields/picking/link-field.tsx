import { useState } from 'react'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { LinkWindow } from './link-window.tsx'
import { PickedValue } from './picked-value.tsx'

/** Where a link leads: a page that is picked, or an address elsewhere. */
export function LinkField(field: FieldProps<string>) {
  const { value, onChange } = field
  const [picking, setPicking] = useState(false)
  return (
    <PickedValue
      {...field}
      shown={value}
      action={value ? words.links.change : words.links.pick}
      icon="search"
      onOpen={() => setPicking(true)}
    >
      <LinkWindow isOpen={picking} onOpenChange={setPicking} value={value} onPick={onChange} />
    </PickedValue>
  )
}
