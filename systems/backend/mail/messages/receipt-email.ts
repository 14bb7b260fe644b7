import { sensitiveFields } from '@agency/contracts/backend/forms/person.ts'
import { planningOf } from '@agency/contracts/site/planning.ts'
import type { Fact, MailPart } from '@agency/service-kit/mail/mail-parts.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { statementLanguages, tagOf } from '@agency/words/languages.ts'
import { receiptWords } from '@agency/words/mails/receipt/words.ts'
import type { Identity, Planner } from '../identity.ts'
import { departureFile } from './departure-file.ts'
import type { Email } from './email.ts'
import { type Enquiry, factsOf } from './enquiry-facts.ts'
import { type Trip, tripOf } from './trip.ts'
import { withoutAddresses } from './without-addresses.ts'

/** A chosen departure comes as a calendar file. */
export function receiptEmail(enquiry: Enquiry, identity: Identity, siteUrl: string): Email {
  const { reference, toldReference } = enquiry
  const fields = enquiry.fields as Record<string, unknown>
  const trip = tripOf(fields, siteUrl)
  const planner = plannerOf(enquiry, identity)
  const file = trip?.day && departureFile({ ...trip, day: trip.day }, enquiry, identity, siteUrl)
  const say = receiptWords()
  return {
    to: enquiry.email,
    replyTo: { name: identity.brand, address: identity.supportMailbox },
    subject: say.subject(reference),
    // Suppresses automatic answers.
    headers: { 'X-Reference': reference, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...(file && { attachments: [file] }),
    parts: [
      { kind: 'text', text: greeting(String(fields.name)) },
      { kind: 'text', text: say.thanks(identity.brand) },
      { kind: 'reference', reference, label: say.reference(reference) },
      ...(toldReference ? [{ kind: 'text', text: say.corrected(toldReference) } as const] : []),
      ...(trip ? [cardOf(trip)] : []),
      ...(file ? [{ kind: 'text', text: say.attached } as const] : []),
      { kind: 'heading', text: say.whoAnswers },
      {
        kind: 'text',
        text: say.answer({ planner: planner?.name, within: answeredIn(fields), byPhone: identity.phone !== '' }),
      },
      { kind: 'facts', facts: deskFacts(identity, planner) },
      ...copyOf(enquiry, siteUrl, trip),
      ...statementsIn(fields.cancelling, identity),
      ...statementsIn(fields.seller, identity),
      { kind: 'text', isSmall: true, text: say.ignore },
    ],
  }
}

function answeredIn({ answered }: Record<string, unknown>): string {
  const isSaid = typeof answered === 'string' && answered && withoutAddresses(answered) === answered
  return isSaid ? answered : ''
}

/** Omits a name that a mail program would turn into a link. */
const greeting = (name: string) => (withoutAddresses(name) === name ? receiptWords().dear(name) : receiptWords().hello)

/** The site writes the choice in English. */
const asSent = () => (currentLanguage() === mainLanguage ? {} : { lang: tagOf(mainLanguage) })

const cardOf = ({ title, href, facts, picture }: Trip): MailPart => ({
  kind: 'card',
  title,
  href,
  action: receiptWords().lookAgain,
  facts,
  picture,
  ...asSent(),
})

function plannerOf({ fields }: Enquiry, { planners }: Identity): Planner | undefined {
  const { about } = fields as Record<string, unknown>
  return typeof about === 'string' ? planningOf(planners, about) : undefined
}

function deskFacts({ phone, openingHours, supportMailbox }: Identity, planner: Planner | undefined): Fact[] {
  const say = receiptWords()
  const facts: Fact[] = [
    [say.planner, planner?.name ?? ''],
    [say.hours, planner?.hours ?? ''],
    [say.phone, phone && openingHours ? `${phone}\n${openingHours}` : phone],
    [say.email, supportMailbox],
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
  const say = receiptWords()
  return [
    { kind: 'heading', text: say.copy },
    ...(isWhole ? [] : [{ kind: 'text', isSmall: true, text: say.withoutAddresses } as const]),
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
      return { kind: 'statement', lang: tagOf(statementLanguages(currentLanguage())[at] ?? mainLanguage), title, lines }
    })
}
