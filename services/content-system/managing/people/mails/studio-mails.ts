import { randomUUID } from 'node:crypto'
import type { Pool } from '@agency/service-kit/database/database.ts'
import { type JobQueues, openJobQueues } from '@agency/service-kit/jobs/job-queues.ts'
import { dressedMail } from '@agency/service-kit/mail/dressed-mail.ts'
import { deliver, MAILS_AT_ONCE, mailRules } from '@agency/service-kit/mail/mail-jobs.ts'
import type { Send } from '@agency/service-kit/mail/smtp.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { makePasswordLink } from '../sign-in/password-links.ts'
import { findUser } from '../users.ts'

/** A mail names its user only: the link in it is made when it leaves, so no job holds one. */
export type StudioJobs = { mail: { user: string; about: 'invitation' | 'reset' | 'authenticator' } }

export type StudioQueue = JobQueues<StudioJobs>

export const openStudioQueue = (pool: Pool, log: Logger): StudioQueue =>
  openJobQueues<StudioJobs>({
    pool,
    schema: 'content_jobs',
    queues: { mail: { ...mailRules, key: ({ user, about }) => `${about} ${user}` } },
    log,
  })

/** What the mails say; those with `minutes` have a link that is good for so long. */
const words: Record<StudioJobs['mail']['about'], { subject: string; minutes?: number; text: string; end: string }> = {
  invitation: {
    subject: 'Choose a password for the studio',
    minutes: 7 * 24 * 60,
    text: 'You can now change the website in its studio. Choose your password here within the next seven days:',
    end: 'If you do not know what this is about, there is nothing you need to do.',
  },
  reset: {
    subject: 'Choose a new password',
    minutes: 30,
    text: 'You, or someone using your address, asked for a new password for the studio. You can choose it here within the next 30 minutes:',
    end: 'If you did not ask for it, there is nothing you need to do: your password stays as it is.',
  },
  authenticator: {
    subject: 'An authenticator was added to your account',
    text: 'Signing in to the studio now asks for a code of the authenticator that was just added to your account.',
    end: 'If this was not you, someone knows your password: tell an administrator at once, who can remove it.',
  },
}

export type StudioMailOptions = {
  db: ContentDatabase
  queue: StudioQueue
  send: Send
  from: string
  /** In whose name mails leave. */
  brand: () => string
  siteUrl: string
  studioUrl: string
}

/** Sends the mails of the queue, until that is stopped. */
export async function startStudioMails(options: StudioMailOptions): Promise<void> {
  const { db, queue, send, from, siteUrl, studioUrl } = options
  await queue.work('mail', MAILS_AT_ONCE, async ({ data, attempt }) => {
    const user = await findUser(db, data.user)
    // Removed in the meantime.
    if (user === undefined) return
    const { subject, minutes, text, end } = words[data.about]
    const link = minutes ? [await makePasswordLink(db, user.id, minutes, studioUrl)] : []
    const brand = options.brand()
    const mail = { subject, text: [`Hello ${user.name},`, text, ...link, end].join('\n\n') }
    const message = {
      id: `studio-${randomUUID()}`,
      from: { name: brand, address: from },
      to: user.email,
      subject,
      ...dressedMail(mail, { brand, siteUrl, ownUrl: studioUrl }),
    }
    await deliver(
      attempt,
      () => send(message),
      async () => undefined,
    )
  })
}
