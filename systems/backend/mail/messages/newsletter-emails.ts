import { newsletterMailWords } from '@agency/words/mails/newsletter/words.ts'
import type { subscribers } from '../../database/tables.ts'
import type { Identity } from '../identity.ts'
import type { Email } from './email.ts'

export type Subscriber = typeof subscribers.$inferSelect

export function confirmEmail(subscriber: Subscriber, { brand }: Identity, siteUrl: string): Email {
  const say = newsletterMailWords()
  return {
    to: subscriber.email,
    subject: say.confirmSubject(brand),
    headers: unsubscribeHeaders(subscriber, siteUrl),
    parts: [
      { kind: 'text', text: say.confirmText(brand) },
      { kind: 'link', text: say.confirm, href: link(siteUrl, 'confirm', subscriber) },
      { kind: 'text', text: say.unconfirmed },
    ],
  }
}

/** @param consent The words that the subscriber agreed to: the mail promises nothing else. */
export function welcomeEmail(subscriber: Subscriber, { brand }: Identity, siteUrl: string, consent = ''): Email {
  const say = newsletterMailWords()
  return {
    to: subscriber.email,
    subject: say.welcomeSubject(brand),
    headers: unsubscribeHeaders(subscriber, siteUrl),
    parts: [
      { kind: 'text', text: say.welcome(consent) },
      { kind: 'link', text: say.leave, href: link(siteUrl, 'unsubscribe', subscriber) },
    ],
  }
}

/** One click in the mail program unsubscribes (RFC 8058). */
function unsubscribeHeaders(subscriber: Subscriber, siteUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link(siteUrl, 'unsubscribe', subscriber)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The subscriber's own address on the site for confirming or leaving. */
export function link(siteUrl: string, what: 'confirm' | 'unsubscribe', { token }: Pick<Subscriber, 'token'>): string {
  return `${siteUrl}/newsletter/${what}?token=${token}`
}
