import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { editableOf } from '../../calls/nodes.ts'
import { currentUser } from '../../calls/session.ts'
import { LinkButton, MainButton } from '../../parts/forms/buttons.tsx'
import { SignInForm } from '../../parts/forms/sign-in-form.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { isTyping } from '../../parts/use-shortcut.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { Merge } from '../versions/merge.tsx'
import type { SaveState, SaveStatus } from './autosave.ts'
import type { OpenPage } from './use-open-page.ts'

const icons: Record<SaveState, string> = {
  saved: 'circle-check',
  typed: 'refresh-cw',
  saving: 'refresh-cw',
  waiting: 'wifi-off',
  'signed-out': 'user',
  refused: 'circle-alert',
  conflict: 'users',
}

/** Always visible. Screen readers announce it only if the editor should act; pressing it then shows the notice. */
export function SaveStateWords({ status: { state, saves } }: { status: SaveStatus }) {
  const isCalm = state === 'saved' || state === 'typed' || state === 'saving'
  const text = state === 'saved' && saves === 0 ? words.saving.unchanged : words.saving[state]
  return (
    <span className={`save-state save-state--${state}`} role={isCalm ? undefined : 'status'}>
      <Icon name={icons[state]} size={16} />{' '}
      {isCalm || state === 'waiting' ? text : <LinkButton onClick={showNotice}>{text}</LinkButton>}
    </span>
  )
}

function showNotice() {
  const notice = document.querySelector('.page__notices')
  notice?.scrollIntoView({ block: 'center' })
  notice?.querySelector('button')?.focus({ preventScroll: true })
}

export function SaveNotice({ page, document }: { page: OpenPage; document: NodeDocument }) {
  const { revalidate } = useRevalidator()
  const { state, message, current } = page.status
  if (state === 'conflict' && current) return <ChangedMeanwhile page={page} current={current} />
  if (state === 'signed-out') return <SignedOut onSignedIn={() => revalidate().then(page.flush)} />
  if (state === 'refused') {
    return (
      <p className="notice-box" role="alert">
        <Icon name="circle-alert" /> {words.saving.refusedBecause(message ?? '')}
      </p>
    )
  }
  return document.file?.conflict ? <FileConflict page={page} document={document} /> : null
}

/** By another editor, or in another tab. The editor chooses the texts. */
function ChangedMeanwhile({ page, current }: { page: OpenPage; current: NodeDocument }) {
  const { user } = useStudio()
  const { changedBy, version } = current
  return (
    <Merge
      title={changedBy === user.name ? words.merge.ownTitle : words.merge.title(changedBy)}
      help={words.merge.help}
      before={page.acknowledged}
      mine={page.draft}
      theirs={editableOf(current)}
      whose={words.merge.theirs(changedBy)}
      onChosen={draft => page.replace(draft, version, false)}
    />
  )
}

/** Changed in the content file and in the studio. The editor compares both and publishes one. */
export function FileConflict({ page, document }: { page: OpenPage; document: NodeDocument }) {
  const [chosenFrom, setChosenFrom] = useState<string>()
  const { conflict, file } = document
  if (!conflict || !file) return null
  const path = file.path
  if (chosenFrom === conflict.at)
    return (
      <p className="notice-box" role="status">
        <Icon name="circle-alert" /> {words.fileConflict.publish}
      </p>
    )
  return (
    <Merge
      title={words.fileConflict.title(path)}
      help={words.fileConflict.help}
      mine={page.draft}
      theirs={editableOf(conflict)}
      whose={conflict.by === 'file' ? words.fileConflict.file : words.fileConflict.draft}
      onChosen={draft => {
        setChosenFrom(conflict.at)
        page.replace(draft, page.status.version, false)
      }}
    />
  )
}

/**
 * Signs in on the spot. The window waits until the editor leaves the field, because it would take the keys in the
 * middle of a word, and can be closed to continue typing.
 */
function SignedOut({ onSignedIn }: { onSignedIn: () => void }) {
  const [isAsked, setIsAsked] = useState(() => !isTyping(document.activeElement))
  useEffect(() => {
    const ask = () => setIsAsked(true)
    addEventListener('focusout', ask, { once: true })
    return () => removeEventListener('focusout', ask)
  }, [])
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
