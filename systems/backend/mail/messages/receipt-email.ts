import { sensitiveFields } from '@agency/contracts/backend/forms/person.ts'
import { planningOf } from '@agency/contracts/site/planning.ts'
import type { Fact, MailPart } from '@agency/service-kit/mail/mail-parts.ts'
import type { Identity, Planner } from '../identity.ts'
import { departureFile } from './departure-file.ts'
import type { Email } from './email.ts'
import { type Enquiry, factsOf } from './enquiry-facts.ts'
import { type Trip, tripOf } from './trip.ts'
import { withoutAddresses } from './without-addresses.ts'

const languages = ['en', 'ms-MY']

/** A chosen departure comes as a calendar file. */
export function receiptEmail(enquiry: Enquiry, identity: Identity, siteUrl: string): Email {
  const { reference, toldReference } = enquiry
  const fields = enquiry.fields as Record<string, unknown>
  const trip = tripOf(fields, siteUrl)
  const planner = plannerOf(enquiry, identity)
  const file = trip?.day && departureFile({ ...trip, day: trip.day }, enquiry, identity, siteUrl)
  const corrected = `On the website you saw ${toldReference}. Please use the reference above instead.`
  return {
    to: enquiry.email,
    replyTo: { name: identity.brand, address: identity.supportMailbox },
    subject: `We have your message: ${reference}`,
    // Suppresses automatic answers.
    headers: { 'X-Reference': reference, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...(file && { attachments: [file] }),
    parts: [
      { kind: 'text', text: greeting(String(fields.name)) },
      { kind: 'text', text: `Thank you. ${identity.brand} has your message. Your reference is:` },
      { kind: 'reference', reference },
      ...(toldReference ? [{ kind: 'text', text: corrected } as const] : []),
      ...(trip ? [cardOf(trip)] : []),
      ...(file
        ? [{ kind: 'text', text: 'The departure is attached for your calendar. Nothing is booked yet.' } as const]
        : []),
      { kind: 'heading', text: 'Who answers you' },
      {
        kind: 'text',
        text: `${planner ? `${planner.name} or a colleague` : 'A travel planner'} will read it and reply${answeredIn(fields)}. To add something, ${identity.phone ? 'reply to this e-mail or call, and' : 'reply to this e-mail and'} quote the reference.`,
      },
      { kind: 'facts', facts: deskFacts(identity, planner) },
      ...copyOf(enquiry, siteUrl, trip),
      ...statementsIn(fields.cancelling, identity),
      ...statementsIn(fields.seller, identity),
      { kind: 'text', isSmall: true, text: 'If you did not write to us, please ignore this e-mail.' },
    ],
  }
}

function answeredIn({ answered }: Record<string, unknown>): string {
  const isSaid = typeof answered === 'string' && answered && withoutAddresses(answered) === answered
  return isSaid ? `, ${answered}` : ''
}

/** Omits a name that a mail program would turn into a link. */
const greeting = (name: string) => (withoutAddresses(name) === name ? `Dear ${name},` : 'Hello,')

const cardOf = ({ title, href, facts, picture }: Trip): MailPart => ({
  kind: 'card',
  title,
  href,
  action: 'Look at it again',
  facts,
  picture,
})

function plannerOf({ fields }: Enquiry, { planners }: Identity): Planner | undefined {
  const { about } = fields as Record<string, unknown>
  return typeof about === 'string' ? planningOf(planners, about) : undefined
}

function deskFacts({ phone, openingHours, supportMailbox }: Identity, planner: Planner | undefined): Fact[] {
  const facts: Fact[] = [
    ['Your planner', planner?.name ?? ''],
    ['Working hours', planner?.hours ?? ''],
    ['Phone', phone && openingHours ? `${phone}\n${openingHours}` : phone],
    ['E-mail', supportMailbox],
  ]
  return facts.filter(([, value]) => value)
}

function copyOf(enquiry: Enquiry, siteUrl: string, trip: Trip | undefined): MailPart[] {
  const told = [
    'aboutTitle',
    'aboutPicture',
    'cancelling',
    'seller',
    'answered',
    ...sensitiveFields,
    ...(trip ? ['about', 'chosen'] : []),
  ]
  const facts = factsOf(enquiry, siteUrl, told)
  const copied = facts.map(
    ({ name, fact: [label, value] }): Fact => [label, isOurs(name) ? value : withoutAddresses(value)],
  )
  const isWhole = copied.every(([, value], at) => value === facts[at]?.fact[1])
  const note = 'Web and e-mail addresses that you wrote are left out of this copy.'
  return [
    { kind: 'heading', text: 'What you sent us' },
    ...(isWhole ? [] : [{ kind: 'text', isSmall: true, text: note } as const]),
    { kind: 'facts', facts: copied },
  ]
}

const isOurs = (name: string) => name === 'about' || name === 'email'

function statementsIn(stated: unknown, { supportMailbox }: Identity): MailPart[] {
  if (typeof stated !== 'string') return []
  return stated
    .split(supportMailbox)
    .map(withoutAddresses)
    .join(supportMailbox)
    .split('\n\n')
    .map((paragraph, at) => {
      const [title = '', ...lines] = paragraph.split('\n')
      return { kind: 'statement', lang: languages[at] ?? 'en', title, lines }
    })
}
