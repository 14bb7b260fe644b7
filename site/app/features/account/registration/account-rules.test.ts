import { phoneCases } from '@agency/contracts/people/testing/people-cases.ts'
import { expect, test } from 'vitest'
import { bookingAddress, bookingOrigins, publicOrigin } from '../../../clients/booking/public-origin.ts'
import { expiryDay } from '../expiry-day.ts'
import { returnNotice } from '../login/return-notice.ts'
import { phoneFaultIn } from './phone.server.ts'

test.each([
  ['http://localhost:3000/x', 'http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/x', 'http://localhost:3000', 'http://127.0.0.1:3000'],
  ['http://10.0.0.7:3000/x', 'https://www.example.com', 'https://www.example.com'],
  ['http://localhost:3000/x', 'https://www.example.com', 'https://www.example.com'],
])('a visitor at %s of the site %s returns to %s', (url, site, origin) => {
  expect(publicOrigin(new URL(url), site)).toBe(origin)
})

test('on one machine the booking site has the name that the visitor opened', () => {
  expect(bookingAddress(new URL('http://127.0.0.1:3000/'), 'http://localhost:3002')).toBe('http://127.0.0.1:3002')
  expect(bookingAddress(new URL('http://127.0.0.1:3000/'), 'https://booking.example')).toBe('https://booking.example')
  expect(bookingOrigins('http://localhost:3002')).toEqual(['http://localhost:3002', 'http://127.0.0.1:3002'])
  expect(bookingOrigins('https://booking.example/x')).toEqual(['https://booking.example'])
})

test.each([
  ['loginerror=No', { tone: 'error', text: 'No', opensLogin: true }],
  [`loginerror=${'x'.repeat(500)}`, { tone: 'error', text: 'x'.repeat(200), opensLogin: true }],
  ['status=success-validate&email=a@b.example', { tone: 'success', opensLogin: true }],
  ['error=account-activated', { tone: 'success', opensLogin: true }],
  ['error=invalid-param', { tone: 'error', opensLogin: false }],
])('the address ?%s shows its notice', (query, notice) => {
  expect(returnNotice(new URLSearchParams(query), true)).toMatchObject(notice)
})

test.each([
  ['loginerror', 'You were not logged in. Please try again.'],
  ['registererror', 'Your account was not created. Please try again.'],
])('%s never shows the text of an address, and shows the notices of the specification', (name, general) => {
  const told = (words: string) => returnNotice(new URLSearchParams({ [name]: words }), false)?.text
  expect(told('Your account is locked. Call 1-900-EVIL.')).toBe(general)
  expect(told("The email and password you entered don't match.")).toBe(
    "The email and password you entered don't match.",
  )
})

test.each(['', 'loginerror=', 'error=anything', 'status=1', 'email=a@b.example'])(
  'the address ?%s shows no notice',
  query => {
    expect(returnNotice(new URLSearchParams(query), true)).toBeUndefined()
  },
)

test.each([
  ['2026-12-31', '31/12/2026'],
  ['2026-12-31T00:00:00', '31/12/2026'],
  ['31/12/2026', '31/12/2026'],
  ['5/12/2026', '05/12/2026'],
  ['12/31/2026', '31/12/2026'],
  ['12/5/2026 12:00:00 AM', '05/12/2026'],
  ['/Date(1798646400000)/', '31/12/2026'],
  ['0001-01-01T00:00:00', undefined],
  ['31/02/2026', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('an expiry of %s is shown as %s', (given, shown) => expect(expiryDay(given)).toBe(shown))

test.each([
  ['0123456789', 'MYS'],
  ['+60 12-345 6789', 'MYS'],
  ['81234567', 'SGP'],
  ['044 123 456', 'XKX'],
  // These share the calling code of Britain, of one another, and of Norway.
  ['07624 123456', 'IMN'],
  ['(201) 555-0123', 'USA'],
  ['(416) 555-0123', 'CAN'],
  ['79 12 34 56', 'SJM'],
  ...phoneCases.taken.map(([typed]) => [typed, 'MYS']),
])('%s is a number of %s', (phone: string, country: string) => expect(phoneFaultIn(phone, country)).toBeUndefined())

test.each([
  ['12', 'MYS'],
  ['abc', 'MYS'],
  ['call 012-345 6789', 'MYS'],
  ['+65 8123 4567', 'MYS'],
  ['12', 'XKX'],
])('%s is no number of %s', (phone, country) =>
  expect(phoneFaultIn(phone, country)).toMatch(/not a phone number in (?:Malaysia|Kosovo)/),
)
