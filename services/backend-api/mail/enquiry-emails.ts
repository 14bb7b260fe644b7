import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readable } from '@agency/contracts/backend/forms/readable.ts'
import { shortMonthNames } from '@agency/contracts/dates/month-names.ts'
import { planningOf } from '@agency/contracts/site/planning.ts'
import type { enquiries } from '../database/tables.ts'
import type { Block, Email } from './email.ts'
import type { Identity } from './identity.ts'
import { withNeutralLinks } from './neutral-links.ts'

type Fact = [label: string, value: string]
const ABOUT = 'About'

export type Enquiry = typeof enquiries.$inferSelect

const titles: Record<FormName, string> = {
  contact: 'Enquiry',
  'group-flight': 'Group flight request',
  'request-change': 'Request to change a booking',
  visa: 'Visa request',
  transfer: 'Airport transfer request',
}

/** To our desk: everything that was sent, to be answered by pressing Reply. */
export function deskEmail(enquiry: Enquiry, identity: Identity, siteUrl: string): Email {
  const { reference, receivedAt, storedAt } = enquiry
  const fields = enquiry.fields as Record<string, unknown>
  const late = storedAt.getTime() - receivedAt.getTime() > 60_000
  return {
    to: enquiry.sender === 'agent' ? identity.agentMailbox : identity.supportMailbox,
    replyTo: { name: String(fields.name), address: String(fields.email) },
    subject: `[${reference}] ${titleOf(enquiry)} from ${fields.name}`,
    headers: { 'X-Reference': reference },
    blocks: [
      { kind: 'reference', reference },
      {
        kind: 'facts',
        facts: [
          ['Form', titleOf(enquiry)],
          ['Sent', `${malaysianMoment(receivedAt)}${late ? ' (kept by the site until we could take it)' : ''}`],
          ...(enquiry.toldReference ? [['Reference given to the sender', enquiry.toldReference] as Fact] : []),
          ['Sender', enquiry.memberId === null ? enquiry.sender : `${enquiry.sender} ${enquiry.memberId}`],
          ...factsOf(enquiry, siteUrl),
        ],
      },
    ],
  }
}

/** To the sender: that it arrived, under which reference, and what they wrote, without links. */
export function receiptEmail(enquiry: Enquiry, identity: Identity, siteUrl: string): Email {
  const { reference, toldReference } = enquiry
  const fields = enquiry.fields as Record<string, unknown>
  const contact = identity.phone ? `call ${identity.phone} or reply to this e-mail` : 'reply to this e-mail'
  const facts = factsOf(enquiry, siteUrl)
  const copied = facts.map(([label, value]) => [label, isOurs(label) ? value : withNeutralLinks(value)] as Fact)
  const isWhole = copied.every(([, value], index) => value === facts[index]?.[1])
  const corrected = `On the website you saw ${toldReference}. Please use the reference above instead.`
  return {
    to: enquiry.email,
    replyTo: { name: identity.brand, address: identity.supportMailbox },
    subject: `We have your message: ${reference}`,
    // Keeps mailboxes from answering it by themselves.
    headers: { 'X-Reference': reference, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    blocks: [
      { kind: 'text', text: `Dear ${withNeutralLinks(String(fields.name))},` },
      { kind: 'text', text: `Thank you. ${identity.brand} has your message. Your reference is:` },
      { kind: 'reference', reference },
      ...(toldReference ? [{ kind: 'text' as const, text: corrected }] : []),
      { kind: 'text', text: `${plannerOf(enquiry, identity)} will read it and reply, usually within one working day.` },
      { kind: 'text', text: `If you would like to add something, please ${contact} and quote the reference.` },
      {
        kind: 'text',
        text: `This is what you sent us.${isWhole ? '' : ' Web and e-mail addresses that you wrote are left out of this copy.'}`,
      },
      { kind: 'facts', facts: copied },
      ...sellerIn(fields, identity),
      { kind: 'text', text: `If you did not write to us, please ignore this e-mail.\n${identity.brand}` },
    ],
  }
}

/** What the website stated about the seller; of addresses, only our own mailbox is in it. */
function sellerIn({ seller }: Record<string, unknown>, { supportMailbox }: Identity): Block[] {
  if (typeof seller !== 'string') return []
  const texts = seller.split(supportMailbox).map(withNeutralLinks).join(supportMailbox).split('\n\n')
  return texts.map(text => ({ kind: 'text', text }))
}

/** Who answers: the planner by name where the enquiry is about a page that has one. */
function plannerOf({ fields }: Enquiry, { planners }: Identity): string {
  const { about } = fields as Record<string, unknown>
  const planner = typeof about === 'string' ? planningOf(planners, about) : undefined
  return planner ? `${planner.name} or a colleague` : 'A travel planner'
}

function titleOf({ form }: Enquiry): string {
  return titles[form as FormName] ?? readable(form)
}

/** What does not come from the sender's words: a page of ours, and the address that the receipt goes to. */
const isOurs = (label: string) => label === ABOUT || label === readable('email')

function factsOf({ form, fields }: Enquiry, siteUrl: string): Fact[] {
  const controls = controlsOf(enquiryForms[form as FormName])
  const given = fields as Record<string, unknown>
  return Object.entries(controls)
    .filter(([name, { kind }]) => kind !== 'agreement' && name !== 'seller' && given[name] !== undefined)
    .map(([name, { kind }]) => {
      const value = String(given[name])
      if (name === 'about') return [ABOUT, siteUrl + value]
      if (kind === 'day') return [readable(name), formatDay(value)]
      return [readable(name), kind === 'choice' ? readable(value) : value]
    })
}

/** `21 Dec 2026`, as on the pages. */
function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${shortMonthNames[Number(month) - 1]} ${year}`
}

/** `20 Nov 2026, 14:05`, Malaysian time. */
function malaysianMoment(moment: Date): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kuala_Lumpur' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(moment)
}
