import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
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
  const sentence = returned && troubleSentence(returned, <Reach contacts={contacts} />)
  if (!sentence) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error">
        <Sentence of={sentence} />
      </Notice>
    </div>
  )
}

function troubleSentence({ trouble, reason }: Returned, reach: ReactNode): ReactNode[] | undefined {
  const say = enquiryWords().trouble
  switch (trouble) {
    case 'check':
    case 'faults':
      return undefined
    case 'too-many':
      return say.tooMany(reach)
    case 'refused':
      return reason ? say.refusedFor(reason, reach) : say.refused(reach)
    case 'lost':
    case 'unreached':
      return say[trouble](reach)
    default:
      return trouble satisfies never
  }
}

function Reach({ contacts }: { contacts: Contacts }) {
  const say = enquiryWords().reach
  const phone = contacts.phone && <a href={phoneAddress(contacts.phone)}>{contacts.phone}</a>
  const mailbox = contacts.mailbox && <a href={`mailto:${contacts.mailbox}`}>{contacts.mailbox}</a>
  if (phone && mailbox) return <Sentence of={say.both({ phone, mailbox })} />
  return <Sentence of={phone ? say.phone(phone) : mailbox ? say.mailbox(mailbox) : say.later} />
}
