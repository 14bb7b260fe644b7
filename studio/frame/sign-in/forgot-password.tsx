import { TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { askForPassword } from '../../calls/session.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { words } from '../../words/words.ts'

/** E-mails a link to a new password. Does not say whether the account exists. */
export function ForgotPassword() {
  const [isSent, setIsSent] = useState(false)
  return (
    <details>
      <summary>{words.password.forgotten}</summary>
      <SubmitForm
        isQuiet
        action={words.password.send}
        work={({ forgotten = '' }) => askForPassword(forgotten).then(() => setIsSent(true))}
      >
        <TextField name="forgotten" type="email" label={words.password.forgottenEmail} autoComplete="username" />
        <p role="status">{isSent && words.password.sent}</p>
      </SubmitForm>
    </details>
  )
}
