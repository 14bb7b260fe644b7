import { FieldError } from '@agency/ui/forms/field.tsx'
import type { ReactNode } from 'react'
import { labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { idOf, useFault } from './field-props.ts'

type GroupProps = {
  path: string[]
  label?: string
  hint?: string | undefined
  isOptional?: boolean
  className?: string
  children: ReactNode
}

export function Group({ path, label = labelOf(path), hint, isOptional, className = '', children }: GroupProps) {
  const error = useFault(path)
  const id = idOf(path)
  return (
    <fieldset className={`field ${className}`} id={id} tabIndex={-1} aria-describedby={hint && `${id}-hint`}>
      <legend>
        {label} {isOptional && <small>{words.fields.optional}</small>}
      </legend>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  )
}
