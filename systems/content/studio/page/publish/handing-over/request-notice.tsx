import type { PublishRequest } from '@agency/contracts/manage/nodes/publishing/publish-request.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { TextArea } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { sendBack, takeRequestBack } from '../../../calls/nodes.ts'
import { may } from '../../../calls/session.ts'
import { QuietButton } from '../../../parts/forms/buttons.tsx'
import { SubmitForm } from '../../../parts/forms/submit-form.tsx'
import { useCall } from '../../../parts/forms/use-call.ts'
import { useStudio } from '../../../parts/nodes/studio-data.ts'
import { Window } from '../../../parts/window.tsx'
import { words } from '../../../words/words.ts'

const time = (at: string) => formatInstant(Date.parse(at))

type NoticeProps = { path: string; name: string; request: PublishRequest | null; isChanged: boolean }

/** With the note, and the user's possible actions. */
export function RequestNotice({ path, name, request, isChanged }: NoticeProps) {
  const { user } = useStudio()
  const { call: act } = useCall()
  const [isAnswering, setIsAnswering] = useState(false)
  if (request === null || request.state === 'published') return null
  const { by, at, note, end } = request
  const texts = words.request
  if (end !== null)
    return (
      <section className="notice-box" aria-label={texts.sentBack(end.by, time(end.at))}>
        <p>
          <Icon name="mail" /> {texts.sentBack(end.by, time(end.at))}
        </p>
        <q className="request__note">{end.note}</q>
      </section>
    )
  return (
    <section className="notice-box" aria-label={texts.state}>
      <p>
        <Icon name="mail" /> {texts.waiting(by.name, time(at))} {isChanged && texts.changed}
      </p>
      {note && <q className="request__note">{note}</q>}
      <p>
        {by.id === user.id && (
          <QuietButton onClick={() => act(() => takeRequestBack(path), texts.takenBack)}>{texts.takeBack}</QuietButton>
        )}
        {may(user, 'publisher') && by.id !== user.id && (
          <QuietButton onClick={() => setIsAnswering(true)}>{texts.sendBack}</QuietButton>
        )}
      </p>
      {isAnswering && (
        <SendBackWindow
          name={name}
          help={texts.sendBackHelp(by.name)}
          work={answer => sendBack(path, at, answer)}
          done={texts.sentBackTo(by.name)}
          onClose={() => setIsAnswering(false)}
        />
      )}
    </section>
  )
}

type SendBackProps = {
  name: string
  help: string
  work: (note: string) => Promise<unknown>
  done: string
  onClose: () => void
}

/** Asks for the reason, then sends a page or a release back to its writer. */
export function SendBackWindow({ name, help, work, done, onClose }: SendBackProps) {
  const texts = words.request

  async function send({ note = '' }: Record<string, string>) {
    await work(note)
    return { message: done }
  }

  return (
    <Window title={texts.sendBackTitle(name)} isOpen onOpenChange={onClose}>
      <SubmitForm action={texts.sendBackNow} work={send} onDone={onClose}>
        <TextArea name="note" label={texts.sendBackNote} hint={help} maxLength={2000} rows={4} autoFocus />
      </SubmitForm>
    </Window>
  )
}
