import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { type ExternalPerson, readAssertion, signAssertion } from './external-assertion.server.ts'

const secret = 'a-secret-of-two-servers'
const now = new Date('2026-11-20T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const aisyah: ExternalPerson = {
  provider: 'Google',
  subject: '1098',
  name: 'Aisyah Rahman',
  email: 'aisyah@example.com',
  emailVerified: true,
}

test('an assertion can be read for a minute', async () => {
  const token = await signAssertion(aisyah, secret, now)
  expect(await readAssertion(token, secret, later(59))).toMatchObject({ ...aisyah, expires: later(60) })
  expect(await readAssertion(token, secret, later(60))).toBe('late')
})

test.each(['sales&support@example.com', 'jürgen@example.com'])('an assertion for %s is read', async email => {
  const token = await signAssertion({ ...aisyah, email }, secret, now)
  expect(await readAssertion(token, secret, now)).toMatchObject({ email })
})

test('each assertion has a unique id', async () => {
  const [one, other] = [await signAssertion(aisyah, secret, now), await signAssertion(aisyah, secret, now)]
  const ids = await Promise.all([one, other].map(token => readAssertion(token, secret, now)))
  expect(ids).toEqual([{ ...aisyah, id: expect.any(String), expires: later(60) }, expect.not.objectContaining(ids[0])])
})

test('forged, cut and unsigned assertions are not read', async () => {
  const token = await signAssertion(aisyah, secret, now)
  const [header, payload, signature] = token.split('.')
  const unsigned = Buffer.from('{"alg":"none","typ":"external-assertion+jwt"}').toString('base64url')
  const mallory = Buffer.from(
    Buffer.from(payload ?? '', 'base64url')
      .toString()
      .replace('1098', '6666'),
  ).toString('base64url')
  for (const wrong of [
    await signAssertion(aisyah, 'another-secret-of-others', now),
    token.slice(0, -2),
    `${unsigned}.${payload}.`,
    `${header}.${mallory}.${signature}`,
    '',
  ]) {
    expect(await readAssertion(wrong, secret, now)).toBe('invalid')
  }
})

test('assertions for another audience, of another kind or with a long life are not read', async () => {
  const make = (change: (jwt: SignJWT) => SignJWT, typ = 'external-assertion+jwt') =>
    change(
      new SignJWT({ provider: 'Google', name: '', email: 'a@example.com', email_verified: true })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject('1')
        .setAudience('booking')
        .setIssuedAt(now)
        .setExpirationTime(later(60))
        .setJti('0123456789abcdef'),
    ).sign(new TextEncoder().encode(secret))
  expect(await readAssertion(await make(jwt => jwt), secret, now)).toMatchObject({ subject: '1' })
  expect(await readAssertion(await make(jwt => jwt.setAudience('website')), secret, now)).toBe('invalid')
  expect(await readAssertion(await make(jwt => jwt, 'JWT'), secret, now)).toBe('invalid')
  const lasting = await make(jwt => jwt.setExpirationTime(later(86_400)))
  expect(await readAssertion(lasting, secret, later(61))).toBe('late')
})
