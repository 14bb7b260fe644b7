import { Notice } from '@agency/ui/overlays/notice.tsx'
import type { Brand } from '../site-settings/shell-model.server.ts'
import type { ReturnedForm } from './answer-enquiry.server.ts'

/** Why the form is back and what to do, when it is not about single fields. */
export function TroubleNotice({ returned, brand }: { returned: ReturnedForm; brand: Brand | undefined }) {
  switch (returned.trouble) {
    // The step stands in the form and says it itself.
    case 'check':
    case 'faults':
      return null
    case 'too-many':
      return (
        <Notice tone="error">
          Many messages came from here in a short time, so this one was not taken. Your text is still below: please wait
          ten minutes, or <Reach brand={brand} />.
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="error">
          {returned.reason ?? 'Our office could not take this.'} Your text is still below. If you see nothing to change,{' '}
          <Reach brand={brand} />.
        </Notice>
      )
    case 'lost':
      return (
        <Notice tone="error">
          We could not save your message just now, so nobody has it yet. Your text is still below: please send it again
          in a minute, or <Reach brand={brand} />.
        </Notice>
      )
    default:
      return returned.trouble satisfies never
  }
}

function Reach({ brand }: { brand: Brand | undefined }) {
  if (!brand?.enquiriesPhone && !brand?.supportMailbox) return <>try again later</>
  const { enquiriesPhone: phone, supportMailbox: mailbox } = brand
  return (
    <>
      {phone && (
        <>
          call <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
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
