import type { subscribers } from '../../database/tables.ts'
import type { Identity } from '../identity.ts'
import type { Email } from './email.ts'

export type Subscriber = typeof subscribers.$inferSelect

export function confirmEmail(subscriber: Subscriber, { brand }: Identity, siteUrl: string): Email {
  return {
    to: subscriber.email,
    subject: `Please confirm: offers from ${brand}`,
    headers: unsubscribeHeaders(subscriber, siteUrl),
    parts: [
      {
        kind: 'text',
        text: `You, or someone using your address, asked ${brand} to send offers to this address. Is that right?`,
      },
      { kind: 'link', text: 'Yes, send me offers', href: link(siteUrl, 'confirm', subscriber) },
      { kind: 'text', text: 'If you do not confirm, we will send nothing and delete the address after 30 days.' },
    ],
  }
}

/** @param consent The words that the subscriber agreed to: the mail promises nothing else. */
export function welcomeEmail(subscriber: Subscriber, { brand }: Identity, siteUrl: string, consent = ''): Email {
  return {
    to: subscriber.email,
    subject: `You are on the list: offers from ${brand}`,
    headers: unsubscribeHeaders(subscriber, siteUrl),
    parts: [
      {
        kind: 'text',
        text: ['Thank you for confirming.', consent && `You agreed to this: ${consent}`].join(' ').trim(),
      },
      { kind: 'link', text: 'Leave the list', href: link(siteUrl, 'unsubscribe', subscriber) },
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
