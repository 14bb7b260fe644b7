import { expect, test } from 'vitest'
import { codeOf, stepOfCode, totpSecret } from './totp.ts'

/** The key of RFC 6238, appendix B: the digits 1 to 9 and 0, twice. */
const sharedSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at second %i is that of RFC 6238', (second, code) => {
  expect(codeOf(sharedSecret, Math.floor(second / 30))).toBe(code)
})

test('a clock may be at most half a minute off', () => {
  const secret = totpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const now = new Date('2026-11-20T10:00:00Z')
  const at = (seconds: number) =>
    stepOfCode(secret, codeOf(secret, now.getTime() / 30_000), new Date(+now + seconds * 1000))
  expect(at(0)).toBe(now.getTime() / 30_000)
  expect(at(30)).toBe(now.getTime() / 30_000)
  expect(at(-30)).toBe(now.getTime() / 30_000)
  expect(at(60)).toBeUndefined()
  expect(stepOfCode(secret, 'abc', now)).toBeUndefined()
})
