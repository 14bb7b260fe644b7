import { useLoaderData } from 'react-router'
import { type Account, type OwnSession, readAccount, readSessions } from '../../calls/account.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { AuthenticatorPart } from './authenticator-part.tsx'
import { NameForm, PasswordForm } from './name-and-password.tsx'
import { OwnSessions } from './own-sessions.tsx'

type AccountData = { account: Account; sessions: OwnSession[] }

/** Loads the account of the signed-in user, with its sessions. */
export async function loadAccount(): Promise<AccountData> {
  const [account, { sessions }] = await Promise.all([readAccount(), readSessions()])
  return { account, sessions }
}

/** The account of the signed-in user. */
export function AccountScreen() {
  const { account, sessions } = useLoaderData<AccountData>()
  const { user } = useStudio()
  const { data, title } = words.account
  return (
    <section className="screen">
      <h1>{title}</h1>
      <NameForm />
      <PasswordForm />
      <AuthenticatorPart account={account} isNeeded={user.totpNeeded} />
      <OwnSessions sessions={sessions} />
      <section className="part">
        <h2>{data.title}</h2>
        <p>{data.own}</p>
        <a className="button button--quiet" href="/manage/me/export" download>
          {data.download}
        </a>
        <p>{data.all}</p>
        <a className="button button--quiet" href="/manage/export" download>
          {data.downloadAll}
        </a>
      </section>
    </section>
  )
}
