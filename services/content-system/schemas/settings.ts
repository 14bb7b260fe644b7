import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import { contentsFaults, paymentMeans, priceContents } from '@agency/contracts/site/terms/seller.ts'
import { bookingTerms } from '@agency/contracts/site/terms/terms.ts'
import { allTermsFaults } from '@agency/contracts/site/terms/terms-faults.ts'
import { malaysianStates } from '@agency/reference-data/states.ts'
import * as z from 'zod'
import { day, link, longText, text } from './values.ts'

const social = z.strictObject({
  network: text.describe('Which network; picks the icon'),
  url: z.url({ protocol: /^https$/ }).meta({ title: 'https address', kind: 'link' }),
})

/** The terms of each kind of tour; none is harsher than prescribed. */
const termsOfKinds = z.array(bookingTerms).superRefine((all, context) => {
  for (const { path, message } of allTermsFaults(all)) context.addIssue({ code: 'custom', path, message })
})

/** Everything that says whose site this is. No code knows a brand. */
export const settings = z
  .strictObject({
    brandName: text.describe('In the header, in titles, in search results'),
    legalName: text.describe('The company'),
    tagline: text,
    hotline: text.describe('In the header'),
    enquiriesPhone: text.describe('In the footer'),
    whatsapp: text.optional().describe('The number for WhatsApp; where there is none, no offer proposes it'),
    openingHours: text.optional().describe('When the phone is answered, beside the number on offers'),
    answeredWithin: text
      .optional()
      .describe('How soon enquiries are answered, within a sentence, while the backend has not measured it'),
    supportMailbox: emailAddress().meta({ title: 'e-mail address', kind: 'text' }),
    agentMailbox: emailAddress().meta({ title: 'e-mail address', kind: 'text' }),
    privacyMailbox: emailAddress()
      .meta({ title: 'e-mail address', kind: 'text' })
      .optional()
      .describe('Of the data protection officer; below the privacy notice'),
    address: longText.describe('The registered address'),
    mapLink: link.optional().describe('Where a map shows the address'),
    registration: text.optional().describe('The number in the register of companies'),
    licence: text.describe('The licence line of the footer, and beside what is sold'),
    licenceUntil: day.optional().describe('The last day on which the licence is valid; later it is not shown'),
    deposit: longText
      .optional()
      .describe('What a deposit is for, in one or two sentences; how much it is, the booking terms say'),
    complaintDays: z.number().int().min(1).max(90).optional().describe('Within how many days a complaint is answered'),
    paymentMeans: z.array(z.enum(paymentMeans)).optional().describe('How a booking can be paid'),
    ...priceContents,
    officeState: z
      .enum(malaysianStates.map(({ slug }) => slug))
      .optional()
      .describe('The state whose weekend and holidays working days leave out'),
    bookingTerms: termsOfKinds
      .optional()
      .describe(
        'What each kind of tour asks for and keeps: on `/cancel`, on offers, in mails. Have your counsel check it',
      ),
    copyright: text,
    socials: z.array(social).describe('Links in the footer'),
    latitude: z.number().min(-90).max(90).optional().describe('Where the office is, for maps of search engines'),
    longitude: z.number().min(-180).max(180).optional().describe('Where the office is, for maps of search engines'),
    aiCrawlers: z
      .enum(['answers', 'all', 'none'])
      .optional()
      .describe('Which programs of AI companies may read the site: those that answer questions, all, or none'),
    indexNowKey: z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, { error: 'must be 8 to 128 letters, digits and hyphens' })
      .meta({ title: 'text', kind: 'text' })
      .optional()
      .describe('Any long word; with it search engines are notified at once when a page changes (indexnow.org)'),
  })
  .superRefine((values, context) => {
    for (const { path, message } of contentsFaults(values)) context.addIssue({ code: 'custom', path, message })
  })
