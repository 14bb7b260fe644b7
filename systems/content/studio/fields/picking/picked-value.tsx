import { FieldFrame } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ReactNode } from 'react'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { useFrame } from '../plain/input-fields.tsx'

type PickedValueProps = FieldProps<string> & {
  shown: string | undefined
  picture?: ReactNode
  action: string
  icon?: string
  onOpen: () => void
  more?: ReactNode
  children: ReactNode
}

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
