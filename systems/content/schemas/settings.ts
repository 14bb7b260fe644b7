import { alsoNamed, inGroup, named } from '@agency/contracts/manage/field-meta.ts'
import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import { contentsFaults, paymentMeans, priceContents } from '@agency/contracts/site/terms/seller.ts'
import { bookingTerms } from '@agency/contracts/site/terms/terms.ts'
import { allTermsFaults } from '@agency/contracts/site/terms/terms-faults.ts'
import { malaysianStates } from '@agency/reference-data/states.ts'
import * as z from 'zod'
import { day, fact, link, longText, picture, placeName, term, text, whole } from './values.ts'

const social = z.strictObject({
  network: fact.describe('The name of the network, for example Instagram; it decides the icon'),
  url: z.url({ protocol: /^https$/ }).meta({ title: 'https address', kind: 'link', label: 'Address' }),
})

const mailbox = emailAddress().meta({ title: 'e-mail address', kind: 'text', words: 'fact' })

/** No terms are harsher than prescribed. */
const termsOfKinds = z.array(named('Terms', bookingTerms)).superRefine((all, context) => {
  for (const { path, message } of allTermsFaults(all)) context.addIssue({ code: 'custom', path, message })
})

const brand = inGroup('Name and brand', {
  brandName: named('Name of the agency', fact, 'siteName companyName brand').describe(
    'The name of the agency in the header, in titles and in search results',
  ),
  legalName: named('Name of the company', fact, 'registeredName').describe(
    'The name of the company, for example in the footer and on terms',
  ),
  tagline: alsoNamed('slogan', text),
  imageLogo: named('Logo', picture, 'logo siteLogo')
    .optional()
    .describe('The logo in the header. Without it, visitors read the name beside the icon'),
  imageIcon: named('Icon', picture, 'favicon siteIcon')
    .optional()
    .describe('A square picture for browser tabs, home screens and shared links. Without it, the logo stands there'),
  copyright: named('Copyright line', text, 'copyrightText'),
  socials: named('Social networks', z.array(named('Social link', social)), 'socialLinks socialMedia').describe(
    'The social networks in the footer',
  ),
})

const contact = inGroup('How to reach us', {
  hotline: alsoNamed('phone phoneNumber telephone contactNumber', fact).describe('The telephone number in the header'),
  enquiriesPhone: named('Telephone for enquiries', fact).describe('The telephone number in the footer'),
  whatsapp: named('WhatsApp number', fact, 'whatsappNumber')
    .optional()
    .describe('The number for WhatsApp. Without one, no offer proposes WhatsApp'),
  openingHours: alsoNamed('businessHours officeHours', term)
    .optional()
    .describe('The hours in which you answer the telephone; offers show them beside the number'),
  answeredWithin: named('Time until an answer', text)
    .optional()
    .describe(
      'How soon you answer enquiries, as a part of a sentence, for example within one working day. Visitors read it until answers have been measured',
    ),
  supportMailbox: named('Mailbox for customers', mailbox, 'email supportEmail contactEmail'),
  agentMailbox: named('Mailbox for agents', mailbox, 'agentEmail'),
  privacyMailbox: named('Mailbox for data protection', mailbox, 'dpoEmail privacyEmail dataProtectionEmail')
    .optional()
    .describe('The mailbox of the data protection officer; it stands below the privacy notice'),
  newsletterConsent: named('Promise of the newsletter', text)
    .optional()
    .describe(
      'What a visitor agrees to beside “Send me offers”, for example how often you write. It is stored with each sign-up, and the welcome mail repeats it',
    ),
  address: alsoNamed('companyAddress officeAddress', longText.meta({ words: 'fact' })).describe(
    'The registered address of the company',
  ),
  mapLink: named('Link to a map', link, 'mapUrl googleMaps')
    .optional()
    .describe('A link to a map that shows the address'),
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
})

const seller = inGroup('Licence and payment', {
  registration: named('Number of the company', fact, 'registrationNumber companyNumber')
    .optional()
    .describe('The number of the company in the register'),
  licence: named('Licence line', fact, 'license licenseNumber licenceNumber').describe(
    'The licence line in the footer and beside offers, for example KPK/LN 1234',
  ),
  licenceUntil: named('Licence valid until', day)
    .optional()
    .describe('The last day on which the licence is valid; later, visitors do not see it'),
  complaintDays: named('Days to answer a complaint', whole(1, 90))
    .optional()
    .describe('Within how many days you answer a complaint, for example 14'),
  paymentMeans: named('Ways to pay', z.array(z.enum(paymentMeans)))
    .optional()
    .describe('The ways in which a booking can be paid'),
  officeState: named('State of the office', z.enum(malaysianStates.map(({ slug }) => slug)))
    .optional()
    .describe('The state of the office. Its weekends and public holidays do not count as working days'),
})

const booking = inGroup('Booking terms', {
  deposit: alsoNamed('depositText', longText)
    .optional()
    .describe('What a deposit is for, in one or two sentences. The booking terms say how much it is'),
  ...priceContents,
  bookingTerms: named('Booking terms', termsOfKinds)
    .optional()
    .describe(
      'What each kind of tour asks for and keeps. The page of booking terms, offers and mails show it; have a lawyer check it',
    ),
})

const entryRule = z.strictObject({
  country: term.describe('The country or the area, for example Vietnam or Schengen area'),
  passport: term.describe('The passport that the rule is for, for example Malaysian'),
  rule: named('Rule', longText, '').describe('Part of a sentence, for example no visa for up to 30 days'),
  checked: named('Checked on', day, '').describe('The day on which an editor read the rule at its source'),
  source: named('Source', fact, '').describe('The site of the authority, for example immigration.gov.vn'),
  destinations: alsoNamed('locations places', z.array(named('Destination', placeName)).min(1)).describe(
    'The names of the country and its places as trips write them; those trips show the rule',
  ),
})

const entry = inGroup('Entry rules', {
  entryRules: named('Entry rules', z.array(named('Entry rule', entryRule)))
    .optional()
    .describe(
      'The papers that travellers need, by country and passport. Each trip that goes or begins there shows them',
    ),
})

const machines = inGroup('Search engines and other machines', {
  aiCrawlers: named('Programs of AI companies', z.enum(['answers', 'all', 'none']))
    .optional()
    .describe('The programs of AI companies that may read the site: those that answer questions, all of them, or none'),
})

/** Everything about the agency: no code knows a brand. */
export const settings = z
  .strictObject({
    ...brand,
    ...contact,
    ...seller,
    ...booking,
    ...entry,
    ...machines,
  })
  .superRefine((values, context) => {
    for (const { path, message } of contentsFaults(values)) context.addIssue({ code: 'custom', path, message })
  })
  .meta({ words: 'fact' })
