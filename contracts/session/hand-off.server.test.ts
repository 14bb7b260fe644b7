import { expect, test } from 'vitest'
import { readHandOff, signHandOff } from './hand-off.server.ts'

const key = 'a key of the agency, 32 characters'
const now = new Date('2026-11-20T10:00:00Z')
const fields = {
  SessionTransferMemberId: '4711',
  UserId: '4711',
  FirstName: 'Aisyah binti Ra’hman',
  Email: 'aisyah@example.com',
  IsActive: 'True',
  isAgent: 'False',
  SessionTransferTime: '1795168800',
  SessionTransferNonce: '0123456789abcdef',
}
const signed = (changes: Record<string, string> = {}) => {
  const all = { ...fields, ...changes }
  return { ...all, SessionTransferSignature: signHandOff(all, key) }
}
const aisyah = { firstName: 'Aisyah binti Ra’hman', userId: 4711, userTypeCode: 'MEM', isAgent: false }

test('signed fields name the visitor', () => {
  expect(readHandOff(signed(), key, now)).toEqual({ user: aisyah, nonce: fields.SessionTransferNonce })
  expect(readHandOff(signed({ isAgent: 'True' }), key, now)).toMatchObject({ user: { isAgent: true } })
})

test('the signature matches other implementations', () => {
  // printf '4711\n4711\\nAisyah binti Ra’hman\\n…' | openssl dgst -sha256 -hmac 'a key of the agency, 32 characters'
  expect(signHandOff(fields, key)).toBe('4181ec037297d2778532e9050ce3a3ce72837bf2e731015d5a439b37aee7542a')
})

test('digits of the signature may be capitals, as .NET writes them', () => {
  const { SessionTransferSignature: digits, ...rest } = signed()
  const capitals = { ...rest, SessionTransferSignature: digits.toUpperCase() }
  expect(readHandOff(capitals, key, now)).toMatchObject({ user: aisyah })
})

test('an empty id or 0 signs the visitor out', () => {
  for (const UserId of ['', '0']) expect(readHandOff(signed({ UserId }), key, now)).toMatchObject({ user: undefined })
})

test.each(Object.keys(fields))('a changed %s is rejected', name => {
  expect(readHandOff({ ...signed(), [name]: '1795168801' }, key, now)).toContain('does not fit')
})

test.each([
  ['no signature', fields, '64 hexadecimal digits'],
  ['a foreign key', { ...fields, SessionTransferSignature: signHandOff(fields, 'another') }, 'does not fit'],
  ['a time long gone', signed({ SessionTransferTime: '1795168499' }), 'five minutes'],
  ['a time far ahead', signed({ SessionTransferTime: '1795169101' }), 'five minutes'],
  ['a time in milliseconds', signed({ SessionTransferTime: '1795168800000' }), 'seconds since 1970'],
  ['a short nonce', signed({ SessionTransferNonce: 'once' }), 'SessionTransferNonce'],
  ['an account that is closed', signed({ IsActive: 'False' }), 'IsActive'],
  ['an id that is none', signed({ UserId: 'me' }), 'userId'],
])('%s is rejected with a reason', (_, posted, reason) => {
  expect(readHandOff(posted, key, now)).toContain(reason)
})

test('a name with line breaks cannot shift signed values into other fields', () => {
  const name = 'Aisyah\n\n\nTrue\n1795168800\naaaaaaaaaaaaaaaa'
  expect(readHandOff(signed({ FirstName: name }), key, now)).toContain('line break')
})
