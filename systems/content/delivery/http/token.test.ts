import { expect, test } from 'vitest'
import { makeToken, tokenFault } from './token.ts'

const sharedSecret = 'a-secret-for-this-test'
const now = new Date('2026-11-20T10:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a token is good for 20 minutes', async () => {
  const token = await makeToken(sharedSecret, now)
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.exp * 1000).toBe(minutesLater(20).getTime())
  expect(await tokenFault(token, sharedSecret, minutesLater(19.9))).toBeUndefined()
  expect(await tokenFault(token, sharedSecret, minutesLater(20))).toBe('The token has expired.')
})

test('tokens of another secret, changed tokens and unsigned tokens are invalid', async () => {
  const token = await makeToken(sharedSecret, now)
  const [, claims] = token.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
  for (const bad of [await makeToken('another-secret-entirely', now), `${token}x`, unsigned, 'nonsense']) {
    expect(await tokenFault(bad, sharedSecret, now)).toBe('The token is not valid.')
  }
  expect(await tokenFault(undefined, sharedSecret, now)).toMatch(/gettoken/)
})
