import { describe, expect, test } from 'vitest'
import { readEnquiry } from '../backend/forms/read-enquiry.ts'
import { sampleEnquiries } from '../backend/forms/sample-enquiries.ts'
import { newsletterRequestSchema } from '../backend/newsletter.ts'
import { isEmailAddress, readEmailAddress, readVouchedAddress } from './email-address.ts'
import { emailAddress } from './email-schema.ts'
import { readPersonName, tidyPersonName } from './person-name.ts'
import { readPhoneNumber } from './phone-number.ts'
import { emailCases, nameCases, phoneCases } from './testing/people-cases.ts'
import { readAges, readBookingReference, readFlightNumber } from './typed-codes.ts'

const enquiryWith = (field: 'email' | 'phone') => (text: string) => {
  const reading = readEnquiry('contact', { ...sampleEnquiries.contact, [field]: text })
  return reading.ok ? reading.fields[field] : undefined
}

describe.each([
  ['readEmailAddress', readEmailAddress, emailCases],
  ['bodies with an e-mail address', (text: string) => emailAddress().safeParse(text).data, emailCases],
  ['the e-mail address of an enquiry', enquiryWith('email'), emailCases],
  ['the newsletter', (text: string) => newsletterRequestSchema.safeParse({ email: text }).data?.email, emailCases],
  ['readPhoneNumber', readPhoneNumber, phoneCases],
  ['the phone number of an enquiry', enquiryWith('phone'), phoneCases],
  ['readPersonName', readPersonName, nameCases],
])('%s', (_, read, { taken, refused }) => {
  test.each(taken)('%j is taken', (typed, expected) => {
    expect(read(typed)).toBe(expected)
    expect(read(expected)).toBe(expected)
  })
  test.each([...refused, ''])('%.40j is refused', text => expect(read(text)).toBeUndefined())
})

test('a valid phone number is accepted in any notation', () => {
  expect(readPhoneNumber('(201) 555-0123')).toBe('(201) 555-0123')
  expect(readPhoneNumber('4002')).toBe('4002')
})

test.each([
  ['sales&support@example.com', 'sales&support@example.com'],
  ['jürgen@example.com', 'jürgen@example.com'],
  ['jürgen@müller.example', 'jürgen@xn--mller-kva.example'],
])('%s of a provider is accepted', (given, read) => expect(readVouchedAddress(given)).toBe(read))

// The sign of the Kelvin becomes a k in lower case, and the letters of full width those of others.
test.each(['\u212aate@example.com', 'ａdmin@example.com', '', 'aisyah', 'a b@example.com', 'a\u200bb@example.com'])(
  '%j of a provider is refused: it is invalid or could pass for another address',
  given => expect(readVouchedAddress(given)).toBeUndefined(),
)

test('a name becomes one line without links', () => {
  expect(tidyPersonName('Aisyah\r\n\r\nhttps://evil.example?x=1')).toBe('Aisyah https //evil. example x')
  expect(tidyPersonName('.'.repeat(60_000))).toHaveLength(100)
})

test('an invalid address is refused for people and providers', () => expect(isEmailAddress('aisyah')).toBe(false))

test.each([
  [readAges, '4，9', '4, 9'],
  [readAges, '４ and ９ years old', '4, 9'],
  [readAges, '4、9 & 11', '4, 9, 11'],
  [readAges, '2 dan 5 tahun', '2, 5'],
  [readAges, '4.5', undefined],
  [readAges, '4, 18', undefined],
  [readAges, ' ', undefined],
  [readFlightNumber, 'mh2614', 'MH 2614'],
  [readFlightNumber, ' ＡＫ － 5106 ', 'AK 5106'],
  [readFlightNumber, 'Malaysia Airlines', undefined],
  [readBookingReference, '# KLN–２０２６ 12', 'KLN-2026 12'],
  [readBookingReference, 'abc', undefined],
] as const)('%o reads %s as %s', (read, typed, code) => {
  expect(read(typed)).toBe(code)
  if (code !== undefined) expect(read(code)).toBe(code)
})
