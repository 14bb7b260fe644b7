import { expect, test } from 'vitest'
import { isVerificationOf, makeVerificationId, readVerificationId, verificationDay } from './verification-id.server.ts'

const now = new Date('2026-11-20T16:30:00Z')

test('the day is Malaysian: half past midnight there is still the day before in London', () => {
  expect(verificationDay(now)).toBe('20261121')
  expect(verificationDay(new Date('2026-11-20T15:59:59Z'))).toBe('20261120')
})

test.each(['utf8', 'utf16le'] as const)('a verification in %s is read', encoding => {
  const value = makeVerificationId('kunci|rahsia é', now, { form: 'key', encoding })
  expect(readVerificationId(value)).toEqual({
    proof: 'kunci|rahsia é',
    day: '20261121',
    random: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

test('the verification contains no key, only a proof for this day and these random bits', () => {
  const value = makeVerificationId('key', now)
  expect(Buffer.from(value, 'base64').toString()).not.toContain('key')
  const read = readVerificationId(value)
  if (!read) throw new Error('it cannot be read')
  expect(isVerificationOf(read, 'key')).toBe(true)
  expect(isVerificationOf(read, 'another')).toBe(false)
  expect(isVerificationOf({ ...read, day: '20261122' }, 'key')).toBe(false)
  expect(isVerificationOf({ ...read, random: '0'.repeat(32) }, 'key')).toBe(false)
  expect(isVerificationOf({ ...read, proof: 'key' }, 'key')).toBe(false)
})

test('the default is UTF-8, and no two verifications are equal', () => {
  const [one, other] = [
    makeVerificationId('key', now, { form: 'key' }),
    makeVerificationId('key', now, { form: 'key' }),
  ]
  expect(Buffer.from(one, 'base64').toString('utf8')).toMatch(/^key\|20261121\|[0-9a-f]{32}$/)
  expect(one).not.toBe(other)
})

test.each(['', 'not base64!', Buffer.from('key|20261121').toString('base64'), Buffer.from('|||').toString('base64')])(
  '%j is no verification',
  value => expect(readVerificationId(value)).toBeUndefined(),
)
