import { FieldFrame } from '@agency/ui/forms/field.tsx'
import type { ReactNode } from 'react'
import { words } from '../../words.ts'
import type { FieldProps } from '../field-props.ts'
import { useFrame } from '../input-fields.tsx'

type PickedValueProps = FieldProps<string> & {
  /** What was picked, in words. */
  shown: string | undefined
  /** What it looks like, before the words. */
  picture?: ReactNode
  /** On the button that opens the window. */
  action: ReactNode
  onOpen: () => void
  /** The window to pick from. */
  children: ReactNode
}

/** A value that is picked in a window and not typed. */
export function PickedValue({ value, onChange, shown, picture, action, onOpen, children, ...field }: PickedValueProps) {
  const { frame, control } = useFrame(field)
  return (
    <FieldFrame {...frame}>
      <div className="picked">
        {picture}
        <output className="picked__value">{shown || words.fields.nothing}</output>
        <button type="button" {...control} className="pick" onClick={onOpen}>
          {action}
        </button>
        {value && !field.required && (
          <button type="button" className="pick" onClick={() => onChange(undefined)}>
            {words.fields.clear}
          </button>
        )}
      </div>
      {children}
    </FieldFrame>
  )
}
