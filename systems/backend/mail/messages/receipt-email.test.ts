import { formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { renderMail } from '@agency/service-kit/mail/render-mail.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testIdentity } from '../../testing/test-identity.ts'
import { type Enquiry, factsOf } from './enquiry-facts.ts'
import { receiptEmail } from './receipt-email.ts'

const siteUrl = 'https://agency.example'
const offer = {
  aboutTitle: 'Langkawi Island Escape',
  aboutPicture: '/img/1280.jpg/2/a.share.jpg',
  chosen: 'Departure: 28 March 2098; Room: Twin, garden; Adults: 5; Price: 5 × RM 2,088.00 = RM 10,440.00',
}

const mailOf = (changes: object) => {
  const enquiry = {
    reference: 'F7RC-HVEP',
    toldReference: null,
    form: 'contact',
    email: 'aisyah@example.com',
    receivedAt: new Date('2026-11-20T01:02:03Z'),
    fields: { ...sampleEnquiries.contact, ...changes },
  } as unknown as Enquiry
  const email = receiptEmail(enquiry, testIdentity, siteUrl)
  return { ...email, ...renderMail(email, { brand: 'Test Agency', siteUrl }) }
}

test('the receipt of an offer has its card, who answers when, and what was written', () => {
  const { text, html, attachments } = mailOf({ ...offer, access: 'A wheelchair.', accessConsent: true })
  expect(text).toContain(`Langkawi Island Escape
Departure: 28 March 2098
Room: Twin, garden
Adults: 5
Price: 5 × RM 2,088.00 = RM 10,440.00
Look at it again:
https://agency.example/ground-package/langkawi-island-escape

The departure is attached for your calendar. Nothing is booked yet.`)
  expect(text).toContain(`Your planner: Daniel Jimbun
Working hours: Tuesday to Saturday, 10 am to 6 pm
Phone: +60 3-0000 0000
    Monday to Saturday, 9 am to 6 pm
E-mail: care@agency.example`)
  expect(text).toContain('Depart: Fri 28 Mar 2098')
  expect(text).toContain('Message: Is there a room for four?\n    We like it quiet.')
  expect(text).not.toMatch(/wheelchair|left out|…|\[\.\]|http \/\/|Chosen:|About/)
  expect(html).toContain(
    '<img src="https://agency.example/img/1280.jpg/2/a.share.jpg" alt="Picture of Langkawi Island Escape"',
  )
  expect(attachments).toMatchObject([{ filename: 'F7RC-HVEP.ics', content: expect.stringContaining('DATE:20980328') }])
})

test.each([
  ['a page of no title', { aboutTitle: undefined }],
  ['a title with an address', { aboutTitle: 'Win at evil.example' }],
  ['a choice with an address', { chosen: 'Price: see https://evil.example/' }],
])('%s has no card and no calendar file', (_, changes) => {
  const { text, html, attachments } = mailOf({ ...offer, ...changes })
  expect(text).toContain('About: https://agency.example/ground-package/langkawi-island-escape')
  expect(text).not.toContain('Look at it again')
  expect(`${text}${html}`).not.toContain('evil')
  expect(attachments).toBeUndefined()
})

test('without a day there is no calendar file', () => {
  const { text, attachments } = mailOf({ ...offer, depart: undefined })
  expect(text).not.toContain('attached')
  expect(attachments).toBeUndefined()
})

test.each(['https://evil.example/a.png', '//evil.example/a.png', 'javascript:alert(1)', 'http://['])(
  'a picture at %s is not shown',
  aboutPicture => expect(mailOf({ ...offer, aboutPicture }).html).not.toContain('<img'),
)

test('a name that could become a link is not greeted with', () => {
  expect(mailOf({ name: 'evil.example' }).text).toMatch(/^Hello,\n/)
  expect(mailOf({ name: 'Tan Ah Kow' }).text).toMatch(/^Dear Tan Ah Kow,\n/)
})

test('whatever a sender writes, the receipt has no address but ours and the sender’s', () => {
  const lure = fc.constantFrom(
    'https://evil.example/a',
    'eve@evil.example',
    'www.evil.example',
    '<a href="//evil.example">',
  )
  const line = fc.tuple(fc.string(), lure, fc.string()).map(pieces => pieces.join(' '))
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('name', 'message', 'chosen', 'aboutTitle', 'childAges'), line),
      changes => {
        const { text, html } = mailOf({ ...offer, ...changes })
        expect(`${text}${html}`).not.toContain('evil.example')
        const links = html.match(/(?:href|src)="[^"]*"/g) ?? []
        expect(links.filter(link => !/="https:\/\/agency\.example[/"]/.test(link))).toEqual([])
      },
    ),
  )
})

test('the receipt says how soon we answer as the website did, unless that names an address', () => {
  const within = 'usually within 3 working hours (measured over the last 30 days)'
  expect(mailOf({ answered: within }).text).toContain(`will read it and reply, ${within}.`)
  for (const answered of [undefined, 'at once at evil.example'])
    expect(mailOf({ answered }).text).toContain('will read it and reply. To add')
})

test.each(formNames)('the copy of a %s names its fields, choices and days in the language of the mail', form => {
  const enquiry = { form, fields: sampleEnquiries[form] } as unknown as Enquiry
  const facts = inLanguage('zh', () => factsOf(enquiry, siteUrl, [])).map(({ fact }) => fact)
  expect(facts.map(([label]) => label).join('')).toMatch(/^\p{Script=Han}+$/u)
  expect(facts.join()).not.toMatch(/Email|journey|Return|Economy|Dates|Tourism|Both|2098 /)
})
