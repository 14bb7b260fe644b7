import { isStopping, type Release } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { TextArea } from '@agency/ui/forms/field.tsx'
import { useRevalidator } from 'react-router'
import { askToPublishRelease } from '../../calls/releases.ts'
import { announce } from '../../parts/announcements.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { words } from '../../words/words.ts'

/** Not while a page cannot go live. */
export function AskForm({ release: { id, pages } }: { release: Release }) {
  const { revalidate } = useRevalidator()
  const texts = words.releases
  const stopping = pages.filter(isStopping).length
  const count = pages.filter(({ reason }) => reason !== 'unchanged').length
  if (stopping > 0) return <p className="field__error">{texts.blocked(stopping)}</p>
  if (count === 0) return null

  async function ask({ note = '' }: Record<string, string>) {
    await askToPublishRelease(id, note)
    await revalidate()
    announce(texts.ask.done)
    return false
  }

  return (
    <SubmitForm action={words.request.ask} work={ask}>
      <p>{texts.ask.help(count)}</p>
      <TextArea
        name="note"
        label={words.request.note}
        hint={words.request.noteHelp}
        optional
        maxLength={2000}
        rows={4}
      />
    </SubmitForm>
  )
}
