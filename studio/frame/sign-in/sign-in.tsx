import { useRevalidator } from 'react-router'
import { SignInForm } from '../../parts/forms/sign-in-form.tsx'
import { words } from '../../words/words.ts'
import { ForgotPassword } from './forgot-password.tsx'

/** The whole window while nobody is signed in. The address stays, so that one arrives where one wanted to go. */
export function SignIn() {
  const { revalidate } = useRevalidator()
  return (
    <main className="sign-in">
      <div className="sign-in__panel">
        <h1>{words.signIn.title}</h1>
        <p>{words.signIn.intro}</p>
        <SignInForm onSignedIn={() => revalidate()} />
        <ForgotPassword />
      </div>
    </main>
  )
}
