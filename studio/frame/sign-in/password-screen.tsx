import { TextField } from '@agency/ui/forms/field.tsx'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { choosePassword } from '../../calls/session.ts'
import { words } from '../../words/words.ts'

/** Where a mailed link leads: somebody new, or who forgot it, chooses a password. */
export function PasswordScreen() {
  const { token = '' } = useParams()
  const [fault, setFault] = useState('')
  const [isDone, setIsDone] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFault('')
    try {
      await choosePassword(token, String(new FormData(event.currentTarget).get('password')))
      setIsDone(true)
    } catch (error) {
      setFault((error as Error).message)
    }
  }

  return (
    <main className="sign-in">
      <div className="sign-in__panel">
        <h1>{words.password.title}</h1>
        {isDone ? (
          <p role="status">
            {words.password.done} <Link to="/">{words.signIn.button}</Link>
          </p>
        ) : (
          <form className="form-column" onSubmit={submit}>
            <TextField
              name="password"
              type="password"
              label={words.signIn.password}
              hint={words.password.help}
              autoComplete="new-password"
            />
            <p role="alert" className="field__error">
              {fault}
            </p>
            <button type="submit" className="button">
              {words.password.take}
            </button>
          </form>
        )}
      </div>
    </main>
  )
}
