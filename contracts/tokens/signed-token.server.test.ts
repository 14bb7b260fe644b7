import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { signedTokens } from './signed-token.server.ts'

const secret = 'a-secret-for-this-test'
const now = new Date('2026-11-20T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const claims = z.object({ name: z.string() })
const tickets = signedTokens('ticket', claims)

test('claims are read back, for ever or until the token expires', async () => {
  const lasting = await tickets.sign({ name: '旅行' }, secret)
  expect(await tickets.read(lasting, secret, later(1e9))).toEqual({ name: '旅行' })
  const brief = await tickets.sign({ name: 'a' }, secret, later(60))
  expect(await tickets.read(brief, secret, later(59))).toEqual({ name: 'a' })
  expect(await tickets.read(brief, secret, later(60))).toBeUndefined()
})

test('a key may be bytes', async () => {
  const key = new Uint8Array(32).fill(7)
  expect(await tickets.read(await tickets.sign({ name: 'a' }, key), key)).toEqual({ name: 'a' })
  expect(await tickets.read(await tickets.sign({ name: 'a' }, key), new Uint8Array(32))).toBeUndefined()
})

test('tokens for another purpose, of another shape, changed or unsigned are not read', async () => {
  const token = await tickets.sign({ name: 'a' }, secret)
  const [header, , signature] = token.split('.')
  const payload = Buffer.from('{"name":"b"}').toString('base64url')
  const key = new TextEncoder().encode(secret)
  const signed = (alg: string, typ: string, body: Record<string, unknown>) =>
    new SignJWT(body).setProtectedHeader({ alg, typ }).sign(key)
  for (const wrong of [
    '',
    'x',
    '...',
    `${header}.${payload}.${signature}`,
    token.slice(0, -1),
    `${token} `,
    new UnsecuredJWT({ name: 'a' }).encode(),
    await signed('HS512', 'ticket+jwt', { name: 'a' }),
    await signed('HS256', 'JWT', { name: 'a' }),
    await signed('HS256', 'ticket+jwt', { name: 1 }),
    await signedTokens('voucher', claims).sign({ name: 'a' }, secret),
    await tickets.sign({ name: 'a'.repeat(5000) }, secret),
  ]) {
    expect(await tickets.read(wrong, secret)).toBeUndefined()
  }
  expect(await tickets.read(await signed('HS256', 'ticket+jwt', { name: 'a' }), secret)).toEqual({ name: 'a' })
})
