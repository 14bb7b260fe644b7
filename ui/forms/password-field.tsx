import { controlWords } from '@agency/words/shell/controls/words.ts'
import { type Ref, useState } from 'react'
import { useHydrated } from '../islands/use-hydrated.ts'
import { Icon } from '../pictures/icon.tsx'
import { described, FieldFrame } from './field.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  minLength?: number
  id?: string
  hint?: string
  error?: string
  announced?: boolean
  isWrong?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The button that shows it needs script and appears with it. */
export function PasswordField({ id: ownId, label, hint, error, announced, isWrong, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const isAlive = useHydrated()
  const id = ownId ?? input.name
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} announced={announced}>
      <div className="password">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          required
          maxLength={200}
          {...described({ id, hint, error })}
          {...(isWrong && { 'aria-invalid': true })}
          {...input}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={controlWords().showPassword}
          aria-pressed={isShown}
          hidden={!isAlive}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </FieldFrame>
  )
}
