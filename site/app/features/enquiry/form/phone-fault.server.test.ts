import { phoneCases } from '@agency/contracts/people/testing/people-cases.ts'
import { anyText } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneFault } from './phone-fault.server.ts'

test.each([
  '012-345 6789',
  '011-1234 5678',
  '03-2181 8000',
  '1300 88 1234',
  '(03) 2181.8000',
  '+60 12-345 6789',
  '+60 (0)12-345 6789',
  '60123456789',
  '0060 12 345 6789',
  '+65 6123 4567',
  '0065 6123 4567',
  '6561234567',
  '+86 138 0013 8000',
  '+44 20 7946 0958',
  // Of no country that the library knows, and still as long as phone numbers are.
  '+999 1234 56789',
  ...phoneCases.taken.map(([, read]) => read),
])('%s is accepted', phone => expect(phoneFault(phone)).toBeUndefined())

test.each([
  '012345',
  '999 999',
  '000000000',
  '1111111111',
  '+60 12 34',
  '+65 6123 4567 8901 23',
  '+999 123',
  '0123456789012345',
])('%s is no number that can be dialled, and the message says what to give', phone =>
  expect(phoneFault(phone)).toMatch(/012-345 6789.*\+65 6123 4567/),
)

test('no text causes an exception', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.stringMatching(/^[+(]?[0-9 ()./-]{0,24}$/)), phone => {
      expect(['undefined', 'string']).toContain(typeof phoneFault(phone))
    }),
  )
})
