import type { Queryable } from '../database/booking-database.ts'
import { mails } from '../database/sign-in-tables.ts'

export type Mail = { recipient: string; subject: string; text: string }

/**
 * Puts a mail where the sender takes it from. In the transaction of what the mail is about, so that neither happens
 * without the other, and a mail server that is down keeps nobody waiting.
 */
export async function queueMail(db: Queryable, mail: Mail): Promise<void> {
  await db.insert(mails).values(mail)
}
