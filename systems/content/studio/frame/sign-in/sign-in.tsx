import { TextField } from '@agency/ui/forms/field.tsx'
import { Kite } from '@agency/ui/pictures/kite.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { askForPassword, readAgency } from '../../calls/session.ts'
import { SignInForm } from '../../parts/forms/sign-in-form.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { words } from '../../words/words.ts'

/** The address stays, so that signing in leads to the requested screen. */
export function SignIn() {
  const { revalidate } = useRevalidator()
  const agency = useLoaded(() => readAgency().catch(() => undefined), [])
  return (
    <main className="sign-in">
      <div className="sign-in__panel">
        <hgroup>
          <p className="sign-in__agency">
            {agency && <Kite />} {agency?.name}
          </p>
          <h1>{words.signIn.title}</h1>
        </hgroup>
        <p>{words.signIn.intro}</p>
        <SignInForm onSignedIn={() => revalidate()} />
        <ForgotPassword />
      </div>
    </main>
  )
}

/** Does not reveal an account. */
function ForgotPassword() {
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
