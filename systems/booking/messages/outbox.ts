import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { sql } from 'drizzle-orm'
import { type BookingDatabase, type Queryable, transaction } from '../database/booking-database.ts'
import { mails } from '../database/sign-in-tables.ts'
import type { BookingQueue } from './queue/booking-queue.ts'

/** `language`: that of the visitor unless given. */
export type Mail = { recipient: string; subject: string; text: string; language?: Language }

/** Keeps versions without a job queue from sending it. */
const never = sql`'infinity'::timestamptz`

/** Adds a mail and its job within the caller's transaction; no request waits for a mail server. */
export async function queueMail(db: Queryable, queue: BookingQueue, mail: Mail): Promise<void> {
  const rows = await db
    .insert(mails)
    .values({ language: currentLanguage(), ...mail, nextAttemptAt: never })
    .returning({ mail: mails.id })
  await queue.enqueue(db, 'mail', rows)
}

/** Moves mails of versions without a queue, with their due times. @returns Their number. */
export function adoptMails(db: BookingDatabase, queue: BookingQueue): Promise<number> {
  return transaction(db, async tx => {
    const { rows } = await tx.execute<{ mail: string; due: string }>(sql`
      with left_over as (
        select id, next_attempt_at from booking.mails where next_attempt_at < ${never} for update skip locked
      )
      update booking.mails set next_attempt_at = ${never} from left_over where mails.id = left_over.id
      returning mails.id as mail, left_over.next_attempt_at as due`)
    for (const { mail, due } of rows)
      await queue.enqueue(tx, 'mail', [{ mail: Number(mail) }], { startAfter: new Date(due) })
    return rows.length
  })
}
