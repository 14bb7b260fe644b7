import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import { contentsFaults, paymentMeans, priceContents } from '@agency/contracts/site/terms/seller.ts'
import { bookingTerms } from '@agency/contracts/site/terms/terms.ts'
import { allTermsFaults } from '@agency/contracts/site/terms/terms-faults.ts'
import { malaysianStates } from '@agency/reference-data/states.ts'
import * as z from 'zod'
import { day, link, longText, picture, text } from './values.ts'

const social = z.strictObject({
  network: text.describe('The name of the network, for example Instagram; it decides the icon'),
  url: z.url({ protocol: /^https$/ }).meta({ title: 'https address', kind: 'link' }),
})

/** No terms are harsher than prescribed. */
const termsOfKinds = z.array(bookingTerms).superRefine((all, context) => {
  for (const { path, message } of allTermsFaults(all)) context.addIssue({ code: 'custom', path, message })
})

/** Everything about the agency: no code knows a brand. */
export const settings = z
  .strictObject({
    brandName: text.describe('The name of the agency in the header, in titles and in search results'),
    legalName: text.describe('The name of the company, for example in the footer and on terms'),
    tagline: text,
    imageLogo: picture
      .optional()
      .describe('The logo in the header. Without it, visitors read the name beside the icon'),
    imageIcon: picture
      .optional()
      .describe('A square picture for browser tabs, home screens and shared links. Without it, the logo stands there'),
    hotline: text.describe('The telephone number in the header'),
    enquiriesPhone: text.describe('The telephone number in the footer'),
    whatsapp: text.optional().describe('The number for WhatsApp. Without one, no offer proposes WhatsApp'),
    openingHours: text
      .optional()
      .describe('The hours in which you answer the telephone; offers show them beside the number'),
    answeredWithin: text
      .optional()
      .describe(
        'How soon you answer enquiries, as a part of a sentence, for example within one working day. Visitors read it until answers have been measured',
      ),
    supportMailbox: emailAddress().meta({ title: 'e-mail address', kind: 'text' }),
    agentMailbox: emailAddress().meta({ title: 'e-mail address', kind: 'text' }),
    privacyMailbox: emailAddress()
      .meta({ title: 'e-mail address', kind: 'text' })
      .optional()
      .describe('The mailbox of the data protection officer; it stands below the privacy notice'),
    address: longText.describe('The registered address of the company'),
    mapLink: link.optional().describe('A link to a map that shows the address'),
    registration: text.optional().describe('The number of the company in the register'),
    licence: text.describe('The licence line in the footer and beside offers, for example KPK/LN 1234'),
    licenceUntil: day.optional().describe('The last day on which the licence is valid; later, visitors do not see it'),
    deposit: longText
      .optional()
      .describe('What a deposit is for, in one or two sentences. The booking terms say how much it is'),
    complaintDays: z
      .number()
      .int()
      .min(1)
      .max(90)
      .optional()
      .describe('Within how many days you answer a complaint, for example 14'),
    paymentMeans: z.array(z.enum(paymentMeans)).optional().describe('The ways in which a booking can be paid'),
    ...priceContents,
    officeState: z
      .enum(malaysianStates.map(({ slug }) => slug))
      .optional()
      .describe('The state of the office. Its weekends and public holidays do not count as working days'),
    bookingTerms: termsOfKinds
      .optional()
      .describe(
        'What each kind of tour asks for and keeps. The page of booking terms, offers and mails show it; have a lawyer check it',
      ),
    copyright: text,
    socials: z.array(social).describe('The social networks in the footer'),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .describe('How far north the office is, for maps of search engines, for example 3.139'),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .describe('How far east the office is, for maps of search engines, for example 101.687'),
    aiCrawlers: z
      .enum(['answers', 'all', 'none'])
      .optional()
      .describe(
        'The programs of AI companies that may read the site: those that answer questions, all of them, or none',
      ),
  })
  .superRefine((values, context) => {
    for (const { path, message } of contentsFaults(values)) context.addIssue({ code: 'custom', path, message })
  })
