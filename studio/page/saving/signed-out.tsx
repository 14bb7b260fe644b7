import { useEffect, useState } from 'react'
import { currentUser } from '../../calls/session.ts'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { SignInForm } from '../../parts/forms/sign-in-form.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

/** Reports that the session has ended and signs in on the spot. The window can be closed to continue typing. */
export function SignedOut({ onSignedIn }: { onSignedIn: () => void }) {
  const [isAsked, setIsAsked] = useState(true)
  useSignInElsewhere(onSignedIn)
  return (
    <>
      <section className="notice-box">
        <h2>{words.saving['signed-out']}</h2>
        <p>{words.saving.signInAgain}</p>
        <p>
          <MainButton onClick={() => setIsAsked(true)}>{words.signIn.button}</MainButton>
        </p>
      </section>
      <Window title={words.saving['signed-out']} isOpen={isAsked} onOpenChange={setIsAsked}>
        <p>{words.saving.signInAgain}</p>
        <SignInForm onSignedIn={onSignedIn} />
      </Window>
    </>
  )
}

/** Checks on return from another tab whether the user signed in there. */
function useSignInElsewhere(onSignedIn: () => void) {
  useEffect(() => {
    const look = () =>
      currentUser().then(
        user => user && onSignedIn(),
        () => {},
      )
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [onSignedIn])
}
