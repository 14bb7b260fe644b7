import { FieldFrame } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import type { FieldProps } from './field-props.ts'
import { useFrame } from './input-fields.tsx'
import { tagOf, wordsOfTag } from './tags.ts'

/** Words that join pages with others: read and typed as words, kept with hyphens. */
export function Tag({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field)
  const [typed, setTyped] = useState(wordsOfTag(value ?? ''))
  // What was replaced from outside, as by a version that came back, is shown as it is now.
  const shown = tagOf(typed) === (value ?? '') ? typed : wordsOfTag(value ?? '')
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(tagOf(target.value) || undefined)
        }}
      />
    </FieldFrame>
  )
}
