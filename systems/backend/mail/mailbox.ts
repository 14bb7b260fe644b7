import type { Pool } from '@agency/service-kit/database/database.ts'
import type { Mailbox, ShownMail } from '@agency/service-kit/mail/mailbox-page.ts'
import { renderMail } from '@agency/service-kit/mail/render-mail.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { mails } from '../database/tables.ts'
import type { Compose, ComposeOptions } from './compose.ts'

type Sender = Pick<ComposeOptions, 'identity' | 'siteUrl'>

export function createMailbox(pool: Pool, compose: Compose, { identity, siteUrl }: Sender): Mailbox {
  const db = drizzle(pool)
  const shown = async (mail: typeof mails.$inferSelect): Promise<ShownMail> => {
    const about = { id: mail.id, writtenAt: mail.createdAt }
    const email = await compose(mail).catch((error: Error) => error)
    if (email === undefined || email instanceof Error)
      return { ...about, to: '', subject: email?.message ?? 'gone', text: '' }
    const replyTo = email.replyTo && { 'Reply-To': email.replyTo.address }
    const headers = { ...replyTo, ...email.headers }
    const { brand } = await identity()
    const { to, subject, attachments = [] } = email
    return { ...about, to, subject, headers, ...renderMail(email, { brand, siteUrl }), attachments }
  }
  return {
    async newest(count) {
      const rows = await db.select().from(mails).orderBy(desc(mails.createdAt), asc(mails.kind)).limit(count)
      return Promise.all(rows.map(shown))
    },
    async find(id) {
      const [mail] = id.length === 36 ? await db.select().from(mails).where(eq(mails.id, id)) : []
      return mail && shown(mail)
    },
  }
}
