import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { formatDay, formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import type { z } from 'zod'
import { call } from '../../calls/call.ts'
import { may } from '../../calls/session.ts'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { LawGaps } from '../../parts/nodes/law-gaps.tsx'
import { StateTag } from '../../parts/nodes/state-tag.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { beginTour } from '../tour/tour-state.ts'

type Start = z.output<typeof startAnswer>

export const loadStart = () => call<Start>('GET', 'start')

const time = (at: string) => formatInstant(Date.parse(at))

export function StartScreen() {
  const { waiting, asked, drafts, draftCount, publications, ending, changed, misses, pressed, law, isNew } =
    useLoaderData<Start>()
  const { user } = useStudio()
  const { start } = words
  return (
    <section className="screen screen--wide">
      <h1>{start.title(user.name)}</h1>
      {isNew && <Steps isOpen />}
      <LawGaps law={law} />
      <div className="start__lists">
        {waiting && (
          <List texts={start.waiting} count={waiting.length}>
            {waiting.map(({ at, by, note, changed, isRelease, ...node }) => (
              <Row key={node.key} node={node} note={note} to={isRelease ? `/releases/${node.key}` : undefined}>
                {start.waiting.by(by, time(at))}
                {changed && ` · ${start.waiting.changed}`}
              </Row>
            ))}
          </List>
        )}
        {(asked.length > 0 || (may(user, 'writer') && !waiting)) && (
          <List texts={start.asked} count={asked.length}>
            {asked.map(({ at, by, note, state, isRelease, published, leftOut, ...node }) => (
              <Row key={node.key} node={node} note={note} to={isRelease ? addressOfAsked(node.key, state) : undefined}>
                {start.asked.states[state](by, time(at))}
                {state === 'published' && leftOut.length > 0 && ` · ${words.releases.partly(published, leftOut)}`}
              </Row>
            ))}
          </List>
        )}
        {may(user, 'writer') && (
          <List texts={start.drafts} count={draftCount}>
            {drafts.map(({ at, ...node }) => (
              <Row key={node.key} node={node}>
                {start.drafts.saved(time(at))}
              </Row>
            ))}
            {draftCount > drafts.length && <li>{start.drafts.more(draftCount - drafts.length)}</li>}
          </List>
        )}
        {publications.length > 0 && (
          <List texts={words.hours.list} count={publications.length}>
            {publications.map(publication => (
              <Row
                key={publication.key}
                node={publication}
                {...(publication.isRelease && { to: `/releases/${publication.key}` })}
              >
                <PublicationWords {...publication} />
              </Row>
            ))}
          </List>
        )}
        <List texts={start.ending} count={ending.length} all="/checks">
          {ending.map(({ at, ...node }) => (
            <Row key={node.key + at} node={node}>
              {start.ending.ends(time(at))}
            </Row>
          ))}
        </List>
        <List texts={start.changed} count={changed.length} all="/audit">
          {changed.map(({ at, by, what, ...node }) => (
            <Row key={node.key} node={node}>
              {by} {what}, {time(at)}
            </Row>
          ))}
        </List>
        {misses && (
          <List texts={start.misses} count={misses.length}>
            {misses.map(({ words, times, lastDay }) => (
              <li key={words}>
                <b>{words}</b>
                <small>{start.misses.times(times, formatDay(lastDay))}</small>
              </li>
            ))}
          </List>
        )}
        {pressed && (
          <List texts={start.pressed} count={pressed.length}>
            {pressed.map(({ times, ...node }) => (
              <Row key={node.key} node={node}>
                {start.pressed.times(times)}
              </Row>
            ))}
          </List>
        )}
      </div>
      {!isNew && <Steps />}
    </section>
  )
}

type ListProps = {
  texts: { title: string; help?: string; none: string; all?: string }
  count: number
  all?: string
  children: ReactNode
}

function List({ texts: { title, help, none, all: name }, count, all, children }: ListProps) {
  return (
    <section className="start__list" aria-label={title}>
      <h2>{title}</h2>
      {count === 0 ? <p>{none}</p> : help && <p>{help}</p>}
      {count > 0 && <ul>{children}</ul>}
      {all && (
        <p>
          <Link to={all}>{name}</Link>
        </p>
      )}
    </section>
  )
}

/** The time and the person, or the reason for a failure. */
function PublicationWords({ at, by, trouble, failed }: Start['publications'][number]) {
  const { hours } = words
  if (trouble === null) return hours.row(time(at), by)
  return <b className="field__error">{(failed ? hours.rowFailed : hours.rowWillFail)(time(at), trouble)}</b>
}

type RowProps = { node: { key: string; name: string }; to?: string; note?: string; children: ReactNode }

/** No link for a page in the trash. */
function Row({ node: { key, name }, to, note, children }: RowProps) {
  const { byKey } = useStudio().nodes
  const node = byKey.get(key)
  const isThere = node !== undefined || isTranslationIn(byKey.values(), key)
  const address = to ?? (isThere ? `/pages/${key}` : undefined)
  return (
    <li>
      {address ? <Link to={address}>{name || words.start.unnamed}</Link> : <b>{name}</b>}
      {node && <StateTag {...node} />}
      <small>{children}</small>
      {note && <q>{note}</q>}
    </li>
  )
}

const isTranslationIn = (nodes: Iterable<TreeNode>, key: string) =>
  [...nodes].some(({ translations = {} }) => Object.values(translations).some(one => one.key === key))

/** A published release is in the list of past ones. */
const addressOfAsked = (id: string, state: Start['asked'][number]['state']) =>
  state === 'published' ? '/releases' : `/releases/${id}`

/** Folded for experienced users. */
function Steps({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <details className="start__steps" open={isOpen}>
      <summary>
        <Icon name="chevron-right" size={16} /> {words.start.begin}
      </summary>
      <ol className="steps">
        {words.start.steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <QuietButton onClick={beginTour}>{words.tour.again}</QuietButton>
    </details>
  )
}
