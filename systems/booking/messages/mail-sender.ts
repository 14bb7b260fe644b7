import { dressedMail } from '@agency/service-kit/mail/dressed-mail.ts'
import { deliver, mailsAtOnce } from '@agency/service-kit/mail/mail-jobs.ts'
import type { Send } from '@agency/service-kit/mail/smtp.ts'
import { eq, sql } from 'drizzle-orm'
import type { BookingDatabase } from '../database/booking-database.ts'
import { mails } from '../database/sign-in-tables.ts'
import type { BookingSettings } from '../settings.ts'
import type { BookingQueue } from './queue/booking-queue.ts'

export type MailSenderOptions = { db: BookingDatabase; queue: BookingQueue; send: Send; from: string; sender: Sender }

type Sender = Pick<BookingSettings, 'BRAND_NAME' | 'SITE_URL' | 'BOOKING_URL'>

export async function startMailSender({ db, queue, send, from, sender }: MailSenderOptions): Promise<void> {
  await queue.work('mail', mailsAtOnce, async ({ data, attempt }) => {
    const isThis = eq(mails.id, data.mail)
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(isThis)
      .returning()
    // Erased in the meantime, or sent by a process that ended before its job did.
    if (mail === undefined) return
    const { recipient: to, subject } = mail
    const name = sender.BRAND_NAME
    const message = {
      id: `booking-${mail.id}`,
      from: { name, address: from },
      to,
      subject,
      ...dressedMail(mail, { brand: name, siteUrl: sender.SITE_URL, ownUrl: sender.BOOKING_URL }),
    }
    await deliver(
      attempt,
      () => send(message),
      () => db.delete(mails).where(isThis),
    )
  })
}
