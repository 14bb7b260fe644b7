import { escapedHtml, mailButton, mailDocument } from './mail-document.ts'

/** In whose name mails leave, and which addresses in them are links. */
export type Sender = {
  brand: string
  /** The website, for the line below the mail. */
  siteUrl: string
  /** The service that sends: its addresses in the text are links. */
  ownUrl: string
}

/** A mail in the agency's name, as text and as HTML. Links of ours are buttons named after the subject; others stay text. */
export function dressedMail({ subject, text }: { subject: string; text: string }, { brand, siteUrl, ownUrl }: Sender) {
  const isOurs = (line: string) => /^\S+$/.test(line) && line.startsWith(`${new URL(ownUrl).origin}/`)
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
