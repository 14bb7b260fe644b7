import { useEffect, useState } from 'react'
import { currentUser } from '../../calls/session.ts'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { SignInForm } from '../../parts/forms/sign-in-form.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

/** Says that the session has ended, over whatever somebody does, and signs in where they are. Who closes it can go on typing. */
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

/** Whoever comes back from another tab may have signed in there. */
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
