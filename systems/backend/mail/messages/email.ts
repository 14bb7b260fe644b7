import type { MailContent } from '@agency/service-kit/mail/mail-parts.ts'
import type { Attachment } from '@agency/service-kit/mail/smtp.ts'

export type Email = MailContent & {
  to: string
  replyTo?: { name: string; address: string }
  headers: Record<string, string>
  attachments?: Attachment[]
}
