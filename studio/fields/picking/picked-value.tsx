import { FieldFrame } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ReactNode } from 'react'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { useFrame } from '../plain/input-fields.tsx'

type PickedValueProps = FieldProps<string> & {
  /** The picked value in words. */
  shown: string | undefined
  /** A picture of the value, before the words. */
  picture?: ReactNode
  /** The label of the button that opens the window. */
  action: string
  icon?: string
  onOpen: () => void
  /** Further actions on the value. */
  more?: ReactNode
  /** The window to pick from. */
  children: ReactNode
}

/** A value that is picked in a window instead of typed. */
export function PickedValue({
  value,
  onChange,
  shown,
  picture,
  action,
  icon,
  onOpen,
  more,
  children,
  ...field
}: PickedValueProps) {
  const { frame, control } = useFrame(field)
  return (
    <FieldFrame {...frame}>
      <div className="picked">
        {picture}
        <output className="picked__value">{shown || words.fields.nothing}</output>
        <SmallButton {...control} aria-label={words.fields.actionOn(action, labelOf(field.path))} onClick={onOpen}>
          {icon && <Icon name={icon} size={16} />} {action}
        </SmallButton>
        {more}
        {value && !field.required && (
          <SmallButton
            aria-label={words.fields.actionOn(words.fields.clear, labelOf(field.path))}
            onClick={() => onChange(undefined)}
          >
            {words.fields.clear}
          </SmallButton>
        )}
      </div>
      {children}
    </FieldFrame>
  )
}
