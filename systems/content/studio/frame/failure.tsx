import { Link, useRevalidator, useRouteError } from 'react-router'
import { CallFailure } from '../calls/call.ts'
import { QuietButton } from '../parts/forms/buttons.tsx'
import { SignInForm } from '../parts/forms/sign-in-form.tsx'
import { words } from '../words/words.ts'

/** After the session has ended, signing in here leads back to the screen. */
export function Failure() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const status = error instanceof CallFailure ? error.status : undefined
  const needsAuthenticator = error instanceof CallFailure && error.problem.type === 'authenticator-needed'
  const texts: Record<number, string> = { 0: words.failure.away, 404: words.failure.missing }
  const text = needsAuthenticator ? error.message : (texts[status ?? Number.NaN] ?? words.failure.unknown)
  if (status === 401)
    return (
      <section className="screen">
        <h1>{words.signIn.button}</h1>
        <p>{words.failure.signedOut}</p>
        <SignInForm onSignedIn={() => revalidate()} />
      </section>
    )
  return (
    <section className="screen">
      <h1>{words.failure.title}</h1>
      <p>{text}</p>
      <p>
        {status === 404 ? (
          <Link to="/">{words.failure.toStart}</Link>
        ) : (
          <QuietButton onClick={() => location.reload()}>{words.failure.again}</QuietButton>
        )}
      </p>
    </section>
  )
}
