import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signHook, verifyHook } from './hooks.ts'

const now = new Date('2026-11-20T04:00:00Z')
const secret = 'a-secret-for-this-test'
const body = '{"keys":["00000000-0000-4000-8000-000000000001"]}'
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('signs the time and the body as the contract says', () => {
  const expected = createHmac('sha256', secret).update(`1795147200.${body}`).digest('hex')
  expect(signHook(body, secret, now)).toEqual({ 'x-timestamp': '1795147200', 'x-signature': `sha256=${expected}` })
})

test('a signed announcement is accepted for five minutes before and after its time', () => {
  const headers = signHook(body, secret, now)
  expect(verifyHook(body, headers, secret, now)).toBe('valid')
  expect(verifyHook(body, headers, secret, after(300))).toBe('valid')
  expect(verifyHook(body, headers, secret, after(-300))).toBe('valid')
  expect(verifyHook(body, headers, secret, after(301))).toBe('late')
  expect(verifyHook(body, headers, secret, after(-301))).toBe('late')
})

test('an old announcement with a new time is rejected', () => {
  const headers = { ...signHook(body, secret, now), 'x-timestamp': '1795147800' }
  expect(verifyHook(body, headers, secret, after(600))).toBe('forged')
})

test('missing headers, another secret or a longer signature are rejected', () => {
  expect(verifyHook(body, {}, secret, now)).toBe('forged')
  expect(verifyHook(body, signHook(body, 'another-secret', now), secret, now)).toBe('forged')
  const headers = signHook(body, secret, now)
  expect(verifyHook(body, { ...headers, 'x-signature': `${headers['x-signature']}0` }, secret, now)).toBe('forged')
})

test('any other body is rejected', () => {
  const headers = signHook(body, secret, now)
  fc.assert(
    fc.property(fc.string(), other => {
      fc.pre(other !== body)
      expect(verifyHook(other, headers, secret, now)).toBe('forged')
    }),
  )
})
