import { TextField } from '@agency/ui/forms/field.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { words } from '../../words/words.ts'

type PasswordQuestionProps = {
  name: string
  action: string
  help?: string
  onPassword: (password: string) => Promise<void>
}

/** Something that needs the password once more, folded until it is wanted. */
export function PasswordQuestion({ name, action, help, onPassword }: PasswordQuestionProps) {
  return (
    <details>
      <summary>{action}</summary>
      <SubmitForm isQuiet action={action} work={given => onPassword(given[name] ?? '')}>
        {help && <p>{help}</p>}
        <TextField
          name={name}
          type="password"
          label={words.account.authenticator.password}
          autoComplete="current-password"
        />
      </SubmitForm>
    </details>
  )
}
