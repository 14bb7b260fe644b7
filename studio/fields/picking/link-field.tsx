import { FieldFrame } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { words } from '../../words.ts'
import type { FieldProps } from '../field-props.ts'
import { useFrame } from '../input-fields.tsx'
import { LinkWindow } from './link-window.tsx'

/** Where a link leads: a page that is picked, or an address elsewhere. */
export function LinkField({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field)
  const [picking, setPicking] = useState(false)
  return (
    <FieldFrame {...frame}>
      <div className="picked">
        <output className="picked__value">{value || words.fields.nothing}</output>
        <button type="button" {...control} className="pick" onClick={() => setPicking(true)}>
          <Icon name="search" size={16} /> {value ? words.links.change : words.links.pick}
        </button>
        {value && !field.required && (
          <button type="button" className="pick" onClick={() => onChange(undefined)}>
            {words.fields.clear}
          </button>
        )}
      </div>
      <LinkWindow isOpen={picking} onOpenChange={setPicking} value={value} onPick={onChange} />
    </FieldFrame>
  )
}
