import type { Pool } from '@agency/service-kit/database/database.ts'
import { GiveUp } from '@agency/service-kit/jobs/job-queues.ts'
import { deliver, mailsAtOnce } from '@agency/service-kit/mail/mail-jobs.ts'
import { renderMail } from '@agency/service-kit/mail/render-mail.ts'
import { MailFailure, type Send } from '@agency/service-kit/mail/smtp.ts'
import { and, eq, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { mails, subscribers } from '../database/tables.ts'
import type { Compose } from './compose.ts'
import type { Identity } from './identity.ts'
import type { MailQueue } from './mail-queue.ts'
import type { Email } from './messages/email.ts'

export type MailerOptions = {
  pool: Pool
  queue: MailQueue
  compose: Compose
  identity: () => Promise<Identity>
  send: Send
  siteUrl: string
}

/** Each mail leaves at least once, and hardly ever twice. */
export async function startMailer({ pool, queue, compose, identity, send, siteUrl }: MailerOptions): Promise<void> {
  const db = drizzle(pool)
  await queue.work('mail', mailsAtOnce, async ({ data, attempt }) => {
    const isThis = eq(mails.id, data.mail)
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(isThis, ne(mails.state, 'sent')))
    // Erased in the meantime, or sent by a process that ended before its job did.
    const email = mail && (await compose(mail))
    if (!mail || !email) return
    const message = messageOf(data.mail, email, { ...(await identity()), siteUrl })
    const note = () => db.update(mails).set({ state: 'sent', sentAt: new Date() }).where(isThis)
    try {
      await deliver(attempt, () => send(message), note)
    } catch (error) {
      const cause = error instanceof GiveUp && error.cause
      if (cause instanceof MailFailure && cause.isAboutRecipient && mail.subscriberId)
        await db.update(subscribers).set({ refusedAt: new Date() }).where(eq(subscribers.id, mail.subscriberId))
      throw error
    }
  })
}

type Sender = Pick<Identity, 'brand' | 'from'> & Pick<MailerOptions, 'siteUrl'>

function messageOf(id: string, email: Email, { brand, from, siteUrl }: Sender) {
  return {
    id,
    from: { name: brand, address: from },
    to: email.to,
    ...(email.replyTo && { replyTo: email.replyTo }),
    subject: email.subject,
    headers: email.headers,
    ...(email.attachments && { attachments: email.attachments }),
    ...renderMail(email, { brand, siteUrl }),
  }
}
