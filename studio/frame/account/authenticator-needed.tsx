import { useRevalidator } from 'react-router'
import type { Account } from '../../calls/account.ts'
import { signOut } from '../../calls/session.ts'
import { Announcements, announceFault } from '../../parts/announcements.tsx'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { AuthenticatorPart } from './authenticator-part.tsx'

/** For users whose role needs an authenticator, until they have set one up. */
export function AuthenticatorNeeded({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  return (
    <main id="screen" className="sign-in">
      <div className="sign-in__panel">
        <h1>{words.account.title}</h1>
        <p>{words.account.authenticator.needed}</p>
        <AuthenticatorPart account={account} isNeeded />
        <QuietButton onClick={() => signOut().then(() => revalidate(), announceFault)}>
          {words.signIn.leave}
        </QuietButton>
      </div>
      <Announcements />
    </main>
  )
}
