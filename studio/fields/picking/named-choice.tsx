import { FieldFrame } from '@agency/ui/forms/field.tsx'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { useFrame } from '../plain/input-fields.tsx'
import { type OptionsKind, useOptions } from './use-options.ts'

/** One of few that other pages name: an author, a category of the blog. Chosen by its name. */
export function NamedChoice({ value, onChange, kind, ...field }: FieldProps<string> & { kind: OptionsKind }) {
  const { frame, control } = useFrame(field)
  const options = useOptions(kind)
  const isListed = value === undefined || options.some(option => option.value === value)
  return (
    <FieldFrame {...frame}>
      <select {...control} value={value ?? ''} onChange={event => onChange(event.target.value || undefined)}>
        <option value="">{words.fields.none}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
