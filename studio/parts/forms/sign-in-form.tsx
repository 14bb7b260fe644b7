import { TextField } from '@agency/ui/forms/field.tsx'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../calls/call.ts'
import { signIn } from '../../calls/session.ts'
import { words } from '../../words/words.ts'
import { CodeField } from './code-field.tsx'

/** E-mail, password, and the code of an authenticator where an account asks for one. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [fault, setFault] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const value = (name: string) => String(typed.get(name) ?? '')
    setBusy(true)
    setFault('')
    try {
      await signIn(value('email'), value('password'), value('code'))
      onSignedIn()
    } catch (error) {
      const isCodeMissing = error instanceof CallFailure && error.problem.type === 'code-needed'
      if (isCodeMissing) setNeedsCode(true)
      setFault(isCodeMissing && !needsCode ? '' : (error as Error).message || words.failure.unknown)
    }
    setBusy(false)
  }

  return (
    <form className="form-column" onSubmit={submit}>
      <TextField name="email" type="email" label={words.signIn.email} autoComplete="username" />
      <TextField name="password" type="password" label={words.signIn.password} autoComplete="current-password" />
      {needsCode && <CodeField />}
      <p role="alert" className="field__error">
        {fault}
      </p>
      <button type="submit" className="button" disabled={busy}>
        {words.signIn.button}
      </button>
    </form>
  )
}
