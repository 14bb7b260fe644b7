import { tagOf } from '@agency/words/languages.ts'
import { ownDataMailWords } from '@agency/words/mails/own-data/words.ts'
import type { dataRequests } from '../../database/tables.ts'
import type { Identity } from '../identity.ts'
import type { Email } from './email.ts'

export type DataRequest = typeof dataRequests.$inferSelect

export function ownDataEmail(
  { email, wish, language, token, usedAt }: DataRequest,
  identity: Identity,
  siteUrl: string,
) {
  if (email === null || usedAt !== null) return undefined
  const { subject, asked, button, once, ignore } = ownDataMailWords(language)
  return {
    to: email,
    replyTo: { name: identity.brand, address: identity.privacyMailbox },
    subject: subject(identity.brand),
    lang: tagOf(language),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    parts: [
      { kind: 'text', text: asked[wish](identity.brand) },
      { kind: 'link', text: button[wish], href: `${siteUrl}/your-data/link?token=${token}` },
      { kind: 'text', text: once },
      { kind: 'text', text: ignore },
    ],
  } satisfies Email
}
