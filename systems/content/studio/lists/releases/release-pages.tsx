import type { Release, ReleasePage, TakenOut } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { removeFromRelease, sendBackFromRelease } from '../../calls/releases.ts'
import { may } from '../../calls/session.ts'
import { SendBackWindow } from '../../page/publish/handing-over/request-notice.tsx'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { fieldHash } from '../../parts/nodes/field-hash.ts'
import { StateTag } from '../../parts/nodes/state-tag.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Table } from '../../parts/table.tsx'
import { placedFault } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

export type Overtaken = ReadonlySet<string>

type ReleasePagesProps = { release: Release; overtaken: Overtaken; isFixed: boolean }

/** Each with the reasons that stop the release. */
export function ReleasePages({ release: { id, pages }, overtaken, isFixed }: ReleasePagesProps) {
  const { user, nodes } = useStudio()
  const { call: act } = useCall()
  const [sentBack, setSentBack] = useState<ReleasePage>()
  const texts = words.releases.pages
  const table = (
    <Table
      label={texts.title}
      columns={texts.columns}
      none={texts.none}
      rows={pages.map(page => {
        const title = page.name || texts.deleted
        const remove = () => act(() => removeFromRelease(id, page.key), texts.removed(title))
        return {
          key: page.key,
          cells: [
            page.state === null ? (
              title
            ) : (
              <Link key="page" to={`/pages/${page.key}`}>
                {title}
              </Link>
            ),
            page.state && (
              <StateTag key="state" state={page.state} waiting={nodes.byKey.get(page.key)?.waiting ?? false} />
            ),
            <Reasons key="reasons" page={page} isOvertaken={overtaken.has(page.key)} />,
            <span key="actions" className="buttons">
              {page.preview && (
                <a
                  className="pick"
                  href={page.preview}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={words.fields.actionOn(texts.preview, title)}
                >
                  {texts.preview} <Icon name="external-link" size={14} />
                </a>
              )}
              {may(user, 'writer') && !isFixed && (
                <SmallButton aria-label={words.fields.actionOn(texts.remove, title)} onClick={remove}>
                  {texts.remove}
                </SmallButton>
              )}
              {may(user, 'publisher') && !isFixed && (
                <SmallButton aria-label={texts.sendBackOf(title)} onClick={() => setSentBack(page)}>
                  {words.request.sendBack}
                </SmallButton>
              )}
            </span>,
          ],
        }
      })}
    />
  )
  return (
    <>
      {table}
      {sentBack && (
        <SendBackWindow
          name={sentBack.name}
          help={texts.sendBackHelp}
          work={note => sendBackFromRelease(id, sentBack.key, note)}
          done={texts.sentBack(sentBack.name)}
          onClose={() => setSentBack(undefined)}
        />
      )}
    </>
  )
}

/** The pages that were removed from a release, by whom, and the reason. */
export function TakenOutPages({ pages }: { pages: TakenOut[] }) {
  if (pages.length === 0) return null
  return (
    <section aria-label={words.releases.takenOut.title}>
      <h2>{words.releases.takenOut.title}</h2>
      <ul>
        {pages.map(page => (
          <li key={page.key}>
            {words.releases.takenOut.line(page)} · {formatInstant(Date.parse(page.at))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each reason links to its field. */
function Reasons({ page, isOvertaken }: { page: ReleasePage; isOvertaken: boolean }) {
  const { key, reason, faults, publication } = page
  const texts = words.releases.pages
  const trouble = publication?.trouble === 'release' ? null : publication?.trouble
  const lines = [
    ...(isOvertaken ? [{ text: texts.reasons.changed }] : []),
    ...(trouble && reason !== 'trash' ? [{ text: words.hours.trouble(trouble) }] : []),
    ...(reason === 'conflict' || reason === 'trash' ? [{ text: texts.reasons[reason] }] : []),
    ...faults.map(fault => ({ text: placedFault(fault), hash: fieldHash(fault.path) })),
  ]
  if (lines.length === 0) return reason === 'unchanged' ? texts.reasons.unchanged : texts.fine
  return (
    <ul className="findings">
      {lines.map(({ text, ...more }) => (
        <li key={text} className="finding finding--error">
          <Icon name="circle-alert" size={18} />
          <span>
            <b>{words.publish.levels.must}</b> ·{' '}
            {'hash' in more && more.hash ? (
              <Link to={{ pathname: `/pages/${key}`, hash: more.hash }}>{text}</Link>
            ) : (
              text
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
