import { TextField } from '@agency/ui/forms/field.tsx'
import { type FormEvent, useState } from 'react'
import { askForPassword } from '../../calls/session.ts'
import { words } from '../../words/words.ts'

/** Mails a link to a new password. Whether there is such an account is not said. */
export function ForgotPassword() {
  const [said, setSaid] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('forgotten'))
    await askForPassword(email).then(
      () => setSaid(words.password.sent),
      error => setSaid(error.message),
    )
  }

  return (
    <details>
      <summary>{words.password.forgotten}</summary>
      <form className="form-column" onSubmit={submit}>
        <TextField name="forgotten" type="email" label={words.password.forgottenEmail} autoComplete="username" />
        <button type="submit" className="button button--quiet">
          {words.password.send}
        </button>
        <p role="status">{said}</p>
      </form>
    </details>
  )
}
