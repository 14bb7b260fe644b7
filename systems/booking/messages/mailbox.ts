import type { Mailbox } from '@agency/service-kit/mail/mailbox-page.ts'
import { desc, eq } from 'drizzle-orm'
import type { BookingDatabase } from '../database/booking-database.ts'
import { mails } from '../database/sign-in-tables.ts'

const shown = {
  id: mails.id,
  writtenAt: mails.createdAt,
  to: mails.recipient,
  subject: mails.subject,
  text: mails.text,
}

export const createMailbox = (db: BookingDatabase): Mailbox => ({
  async newest(count) {
    const rows = await db.select(shown).from(mails).orderBy(desc(mails.id)).limit(count)
    return rows.map(row => ({ ...row, id: String(row.id) }))
  },
  async find(id) {
    const [row] = /^\d{1,15}$/.test(id)
      ? await db
          .select(shown)
          .from(mails)
          .where(eq(mails.id, Number(id)))
      : []
    return row && { ...row, id }
  },
})
