import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { tagOf } from '@agency/words/languages.ts'
import type { MailFrame, MailPart } from './mail-parts.ts'
import { renderMail } from './render-mail.ts'

export type Sender = MailFrame & { ownUrl: string }

export function dressedMail(
  { subject, text, language }: { subject: string; text: string; language?: Language | null },
  { ownUrl, ...frame }: Sender,
) {
  const isOurs = (line: string) => /^\S+$/.test(line) && line.startsWith(`${new URL(ownUrl).origin}/`)
  const parts = text
    .split('\n\n')
    .map(
      (paragraph): MailPart =>
        isOurs(paragraph) ? { kind: 'link', text: subject, href: paragraph } : { kind: 'text', text: paragraph },
    )
  return renderMail({ subject, parts, ...(language && language !== mainLanguage && { lang: tagOf(language) }) }, frame)
}
