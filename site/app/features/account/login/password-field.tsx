import { Icon } from '@agency/ui/pictures/icon.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** Message when it is empty. */
  missing: string
  minLength?: number
  id?: string
  hint?: string
}

/** A password with a button that shows it. The button needs script and appears with it. */
export function PasswordField({ name, label, autoComplete, missing, minLength, id = name, hint }: PasswordFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          id={id}
          name={name}
          type="password"
          required
          minLength={minLength}
          maxLength={200}
          autoComplete={autoComplete}
          aria-describedby={hint ? `${id}-hint` : undefined}
          data-missing={missing}
          data-short="Min 8 characters"
        />
        <button
          type="button"
          className="icon-button"
          aria-label="Show password"
          aria-pressed="false"
          data-show-password
          hidden
        >
          <Icon name="eye" />
        </button>
      </div>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
