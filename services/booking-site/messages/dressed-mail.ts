import { escapedHtml, mailButton, mailDocument } from '@agency/service-kit/mail/mail-document.ts'
import type { BookingSettings } from '../settings.ts'
import type { Mail } from './outbox.ts'

/** In whose name mails leave, and which addresses in them are links. */
export type Sender = Pick<BookingSettings, 'BRAND_NAME' | 'SITE_URL' | 'BOOKING_URL'>

/** A mail in the agency's name, as text and as HTML. Links of ours are buttons named after the subject; others stay text. */
export function dressedMail({ subject, text }: Mail, { BRAND_NAME: brand, SITE_URL: siteUrl, BOOKING_URL }: Sender) {
  const isOurs = (line: string) => /^\S+$/.test(line) && line.startsWith(`${new URL(BOOKING_URL).origin}/`)
  const paragraphs = text
    .split('\n\n')
    .map(paragraph =>
      isOurs(paragraph) ? mailButton(subject, paragraph) : `<p>${escapedHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
  return {
    // The name of the host, and no link beside the one that a mail is about.
    text: `${text}\n\n${brand}, ${new URL(siteUrl).host}\n`,
    html: mailDocument({ subject, brand, siteUrl, body: paragraphs.join('\n') }),
  }
}
