import { TextField } from '@agency/ui/forms/field.tsx'
import { words } from '../../words.ts'
import { FaultLine } from './fault-line.tsx'
import { useSubmit } from './use-submit.ts'

type PasswordQuestionProps = {
  name: string
  action: string
  help?: string
  onPassword: (password: string) => Promise<void>
}

/** Something that needs the password once more, folded until it is wanted. */
export function PasswordQuestion({ name, action, help, onPassword }: PasswordQuestionProps) {
  const { fault, busy, submit } = useSubmit(given => onPassword(given[name] ?? ''))
  return (
    <details>
      <summary>{action}</summary>
      <form className="form-column" onSubmit={submit}>
        {help && <p>{help}</p>}
        <TextField
          name={name}
          type="password"
          label={words.account.authenticator.password}
          autoComplete="current-password"
        />
        <FaultLine fault={fault} />
        <button type="submit" className="button button--quiet" disabled={busy}>
          {action}
        </button>
      </form>
    </details>
  )
}
