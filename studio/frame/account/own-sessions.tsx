import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { endSession, type OwnSession } from '../../calls/account.ts'
import { useAct } from '../../parts/announcements.tsx'
import { QuietButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { Table } from '../../parts/table.tsx'
import { words } from '../../words/words.ts'

/** Every browser in which the user is signed in, with a button to sign it out. */
export function OwnSessions({ sessions }: { sessions: OwnSession[] }) {
  const act = useAct()
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
