import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useLoaderData } from 'react-router'
import {
  type Account,
  changeAccount,
  endSession,
  type OwnSession,
  readAccount,
  readSessions,
} from '../../calls/account.ts'
import { Box } from '../../parts/forms/box.tsx'
import { QuietButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Table } from '../../parts/table.tsx'
import { words } from '../../words/words.ts'
import { AuthenticatorPart } from './authenticator-part.tsx'
import { NameForm, PasswordForm } from './name-and-password.tsx'

type AccountData = { account: Account; sessions: OwnSession[] }

export async function loadAccount(): Promise<AccountData> {
  const [account, { sessions }] = await Promise.all([readAccount(), readSessions()])
  return { account, sessions }
}

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
      <Mails wanted={account.mails} />
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

/** Mails about pages that wait for publishing. */
function Mails({ wanted }: { wanted: boolean }) {
  const { user } = useStudio()
  const { call: act } = useCall()
  const texts = words.account.mails
  return (
    <section className="part">
      <h2>{texts.title}</h2>
      <Box
        checked={wanted}
        onChange={({ target }) => act(() => changeAccount({ name: user.name, mails: target.checked }), texts.saved)}
      >
        {texts.want}
      </Box>
      <p>{texts.help}</p>
    </section>
  )
}

function OwnSessions({ sessions }: { sessions: OwnSession[] }) {
  const { call: act } = useCall()
  const texts = words.account.sessions
  return (
    <section className="part">
      <h2>{texts.title}</h2>
      <Table
        label={texts.title}
        columns={texts.columns}
        none={texts.none}
        rows={sessions.map(({ id, browser, since, lastSeen, current }) => ({
          key: id,
          cells: [
            <b key="browser">{browser}</b>,
            formatInstant(Date.parse(since)),
            formatInstant(Date.parse(lastSeen)),
            current ? (
              texts.current
            ) : (
              <SmallButton
                key="end"
                aria-label={texts.endOf(browser)}
                onClick={() => act(() => endSession(id), texts.ended(browser))}
              >
                {texts.end}
              </SmallButton>
            ),
          ],
        }))}
      />
      {sessions.length > 1 && (
        <QuietButton onClick={() => act(() => endSession(), texts.othersEnded)}>{texts.endOthers}</QuietButton>
      )}
    </section>
  )
}
