import type { Booking } from '../../booking.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { greeting } from '../../messages/greeting.ts'
import { queueMail } from '../../messages/outbox.ts'
import { type Application, labels } from './application.ts'

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
  const lines = Object.entries(labels).map(([name, label]) => `${label}: ${application[name as keyof Application]}`)
  await queueMail(tx, queue, {
    recipient: AGENT_MAILBOX,
    subject: `Agency registration ${reference}: ${application.AgencyName}`,
    text: `An agency would like to become an agent. No account has been opened: please check the licence first.

${lines.join('\n')}`,
  })
  if (isFull) return
  await queueMail(tx, queue, {
    recipient: application.Email,
    subject: `We have your agency registration ${reference}`,
    text: `${greeting(application.ContactPerson)}

Thank you for asking to become one of our agents. Your registration has reached our agent desk; its reference is ${reference}. We check every licence ourselves, and will write or call within three working days.

No account has been opened yet. If you did not ask for this, please tell us, quoting the reference above.`,
  })
}
