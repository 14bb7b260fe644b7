import type { Release } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteRelease, renameRelease } from '../../calls/releases.ts'
import { announce, useAct } from '../../parts/announcements.tsx'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

/** Deletion leaves the drafts of its pages, and needs a release without an hour. */
export function ReleaseName({ release: { id, name }, isFixed }: { release: Release; isFixed: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const act = useAct()
  const navigate = useNavigate()
  const texts = words.releases
  async function rename(given: Record<string, string>) {
    await act(() => renameRelease(id, given.name ?? ''), texts.renamed)
    return false
  }
  async function remove() {
    await deleteRelease(id)
    await navigate('/releases')
    announce(texts.removed(name))
  }
  return (
    <>
      <SubmitForm className="line-form" action={texts.rename} work={rename} isQuiet>
        <TextField key={name} name="name" label={texts.name} defaultValue={name} maxLength={100} required />
      </SubmitForm>
      {!isFixed && <QuietButton onClick={() => setIsAsking(true)}>{texts.remove} …</QuietButton>}
      {isAsking && (
        <Window title={texts.removeTitle(name)} isOpen onOpenChange={setIsAsking}>
          <SubmitForm action={texts.remove} work={remove}>
            <p>{texts.removeHelp}</p>
          </SubmitForm>
        </Window>
      )}
    </>
  )
}
