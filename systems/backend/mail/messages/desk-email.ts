import type { Fact } from '@agency/service-kit/mail/mail-parts.ts'
import type { Identity } from '../identity.ts'
import type { Email } from './email.ts'
import { type Enquiry, type FieldFact, factsOf, languageRead, titleOf } from './enquiry-facts.ts'

export function deskEmail(enquiry: Enquiry, identity: Identity, siteUrl: string): Email {
  const { reference, receivedAt, storedAt } = enquiry
  const fields = enquiry.fields as Record<string, unknown>
  const facts = factsOf(enquiry, siteUrl, ['aboutPicture', 'answered', 'seller'])
  const late = storedAt.getTime() - receivedAt.getTime() > 60_000
  return {
    to: enquiry.sender === 'agent' ? identity.agentMailbox : identity.supportMailbox,
    replyTo: { name: String(fields.name), address: String(fields.email) },
    subject: `[${reference}] ${titleOf(enquiry)} from ${fields.name}${fields.aboutTitle ? `: ${fields.aboutTitle}` : ''}`,
    headers: { 'X-Reference': reference },
    parts: [
      { kind: 'reference', reference },
      {
        kind: 'facts',
        facts: [
          ['Form', titleOf(enquiry)],
          ['Sent', `${malaysianMoment(receivedAt)}${late ? ' (kept by the site until we could take it)' : ''}`],
          ...(enquiry.toldReference ? [['Reference given to the sender', enquiry.toldReference] as Fact] : []),
          ...languageRead(enquiry),
          ['Sender', enquiry.memberId === null ? enquiry.sender : `${enquiry.sender} ${enquiry.memberId}`],
          ...[...facts.filter(one => !isTerms(one)), ...facts.filter(isTerms)].map(({ fact }) => fact),
        ],
      },
    ],
  }
}

const isTerms = ({ name }: FieldFact) => name === 'cancelling'

/** `20 Nov 2026, 14:05`, Malaysian time. */
function malaysianMoment(moment: Date): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kuala_Lumpur' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(moment)
}
