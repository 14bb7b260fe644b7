import { PasswordField } from '@agency/ui/forms/password-field.tsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { choosePassword } from '../../calls/session.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { words } from '../../words/words.ts'

/** The mailed link of a new user, or of one who forgot the password. */
export function PasswordScreen() {
  const { token = '' } = useParams()
  const [isDone, setIsDone] = useState(false)
  return (
    <main className="sign-in">
      <div className="sign-in__panel">
        <h1>{words.password.title}</h1>
        {isDone ? (
          <p role="status">
            {words.password.done} <Link to="/">{words.signIn.button}</Link>
          </p>
        ) : (
          <SubmitForm
            action={words.password.take}
            work={({ password = '' }) => choosePassword(token, password).then(() => setIsDone(true))}
          >
            <PasswordField
              name="password"
              label={words.signIn.password}
              hint={words.password.help}
              autoComplete="new-password"
            />
          </SubmitForm>
        )}
      </div>
    </main>
  )
}
