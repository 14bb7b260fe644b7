import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Returned } from './browser/send-form.client.ts'
import type { Contacts } from './form/form-model.ts'

type TroubleNoticeProps = {
  returned: Returned | undefined
  /** True if it appeared while the page was open, and has to be scrolled into view. */
  isNew: boolean
  contacts: Contacts
}

/** For trouble other than faults of single fields. */
export function TroubleNotice({ returned, isNew, contacts }: TroubleNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (returned && isNew) place.current?.focus()
  }, [returned, isNew])
  const words = returned && troubleWords(returned, <Reach contacts={contacts} />)
  if (!words) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error">{words}</Notice>
    </div>
  )
}

function troubleWords(returned: Returned, reach: ReactNode): ReactNode {
  switch (returned.trouble) {
    case 'check':
    case 'faults':
      return null
    case 'too-many':
      return (
        <>
          Many messages came from here in a short time, so this one was not taken. Your text is still below: please wait
          ten minutes, or {reach}.
        </>
      )
    case 'refused':
      return (
        <>
          {returned.reason ?? 'Our office could not take this.'} Your text is still below. If you see nothing to change,{' '}
          {reach}.
        </>
      )
    case 'lost':
      return (
        <>
          We could not save your message just now, so we do not have it yet. Your text is still below: please send it
          again in a minute, or {reach}.
        </>
      )
    case 'unreached':
      return <>We could not reach our server. Your text is still below: please send it again in a minute, or {reach}.</>
    default:
      return returned.trouble satisfies never
  }
}

function Reach({ contacts: { phone, mailbox } }: { contacts: Contacts }) {
  if (!phone && !mailbox) return <>try again later</>
  return (
    <>
      {phone && (
        <>
          call <a href={phoneAddress(phone)}>{phone}</a>
        </>
      )}
      {phone && mailbox && ' or '}
      {mailbox && (
        <>
          write to <a href={`mailto:${mailbox}`}>{mailbox}</a>
        </>
      )}
    </>
  )
}
