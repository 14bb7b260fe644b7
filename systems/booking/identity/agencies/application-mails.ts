import { fieldWords } from '@agency/words/booking/fields/words.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { accountMailWords } from '@agency/words/mails/account/words.ts'
import { agentDeskWords } from '@agency/words/mails/agent-desk/words.ts'
import type { Booking } from '../../booking.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { letter } from '../../messages/letter.ts'
import { queueMail } from '../../messages/outbox.ts'
import type { Application } from './application.ts'

export const referenceOf = (id: number): string => `AGY-${String(id).padStart(5, '0')}`

/** The desk gets everything, the applicant a receipt without their own words, unless their mailbox is full. */
export async function mailApplication(
  tx: Queryable,
  { queue, settings: { AGENT_MAILBOX } }: Booking,
  id: number,
  application: Application,
  isFull: boolean,
): Promise<void> {
  const reference = referenceOf(id)
  const lines = Object.entries(application).map(
    ([name, value]) => `${fieldWords('en')[name as keyof Application]}: ${value}`,
  )
  const desk = agentDeskWords('en')
  await queueMail(tx, queue, {
    recipient: AGENT_MAILBOX,
    language: mainLanguage,
    subject: desk.subject({ reference, agency: application.AgencyName }),
    text: `${desk.text}\n\n${lines.join('\n')}`,
  })
  if (isFull) return
  const { subject, text, ignore } = accountMailWords().applied
  await queueMail(tx, queue, {
    recipient: application.Email,
    subject: subject(reference),
    text: letter(application.ContactPerson, text(reference), ignore),
  })
}
