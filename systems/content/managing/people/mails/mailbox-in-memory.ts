import { randomUUID } from 'node:crypto'
import type { Mailbox, ShownMail } from '@agency/service-kit/mail/mailbox-page.ts'
import type { Send } from '@agency/service-kit/mail/smtp.ts'

const maxMails = 50

/** Replaces a mail server in a trial: keeps the last mails for the page of the mailbox. */
export function mailboxInMemory(): Mailbox & { send: Send } {
  const mails: ShownMail[] = []
  return {
    send: async ({ to, subject, text, html }) => {
      mails.unshift({ id: randomUUID(), writtenAt: new Date(), to, subject, text, ...(html && { html }) })
      mails.splice(maxMails)
    },
    newest: async count => mails.slice(0, count),
    find: async id => mails.find(mail => mail.id === id),
  }
}
