import { EncryptJWT } from 'jose'
import { expect, test } from 'vitest'
import type { SessionUser } from './session.ts'
import {
  type SessionKey,
  sealSession,
  sessionCookieNameSetting,
  sessionDecoder,
  sessionKeysSetting,
} from './session-cookie.server.ts'

const key = (id: string, byte: number): SessionKey => ({ id, key: new Uint8Array(32).fill(byte) })
const [old, current, foreign] = [key('old', 1), key('current', 2), key('foreign', 3)]
const aisyah: SessionUser = { firstName: 'Aisyah', userId: 4711, userTypeCode: 'MEM', isAgent: false }
const now = new Date('2026-11-20T10:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const seal = (keys: SessionKey[], user = aisyah) =>
  sealSession(user, { sessionId: 'row-1', expires: later(20), now }, keys)
const decode = sessionDecoder({ name: 'session', keys: [current, old] })

const lock = (payload: Record<string, unknown>, header: Record<string, string> = {}, by = current) =>
  new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: by.id, ...header })
    .encrypt(header.enc === 'A128GCM' ? by.key.slice(0, 16) : by.key)

test('a sealed cookie can be read until it expires', async () => {
  const cookie = `theme=dark; session=${await seal([current])}; other=1`
  expect(await decode(cookie, later(19))).toEqual({
    ...aisyah,
    sessionId: 'row-1',
    issuedAt: now,
    expires: later(20),
  })
  // The clocks of two machines differ.
  expect(await decode(cookie, later(20.9))).toMatchObject(aisyah)
  expect(await decode(cookie, later(21))).toBeUndefined()
})

test('an expired cookie is read within the given grace only', async () => {
  const graceful = sessionDecoder({ name: 'session', keys: [current], graceSeconds: 600 })
  const cookie = `session=${await seal([current])}`
  expect(await graceful(cookie, later(29))).toMatchObject({ ...aisyah, expires: later(20) })
  expect(await graceful(cookie, later(30))).toBeUndefined()
})

test('the cookie reveals only the name of its key', async () => {
  const [header = '', encryptedKey] = (await seal([current])).split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    alg: 'dir',
    enc: 'A256GCM',
    kid: 'current',
  })
  expect(encryptedKey).toBe('')
})

test('keys rotate: the first encrypts, both decrypt, a third is unknown', async () => {
  expect(await decode(`session=${await seal([old])}`, now)).toMatchObject(aisyah)
  expect(await decode(`session=${await seal([foreign])}`, now)).toBeUndefined()
  const impostor = { id: 'current', key: foreign.key }
  expect(await decode(`session=${await seal([impostor])}`, now)).toBeUndefined()
})

test('any cut or changed cookie means signed out', async () => {
  const whole = await seal([current])
  for (let length = 0; length < whole.length; length += 7) {
    expect(await decode(`session=${whole.slice(0, length)}`, now)).toBeUndefined()
  }
  for (let at = 0; at < whole.length; at += 5) {
    // The last bits of a part can be padding, so flip the highest bit of the character.
    const other = whole[at] === 'A' ? 'g' : 'A'
    expect(await decode(`session=${whole.slice(0, at)}${other}${whole.slice(at + 1)}`, now)).toBeUndefined()
  }
})

const exp = Math.floor(later(20).getTime() / 1000)

test('other algorithms are refused', async () => {
  expect(await decode(`session=${await lock({ ...aisyah, exp })}`, now)).toMatchObject(aisyah)
  for (const enc of ['A128GCM', 'A128CBC-HS256']) {
    expect(await decode(`session=${await lock({ ...aisyah, exp }, { enc })}`, now)).toBeUndefined()
  }
  const unsigned = [
    { alg: 'none', kid: 'current' },
    { ...aisyah, exp },
  ].map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
  expect(await decode(`session=${unsigned.join('.')}.`, now)).toBeUndefined()
})

test('a cookie without a key name is tried with every key', async () => {
  for (const key of [current, old]) {
    expect(await decode(`session=${await lock({ ...aisyah, exp }, { kid: '' }, key)}`, now)).toMatchObject(aisyah)
  }
})

test('a key of 64 bytes is for A256CBC-HS512, which .NET can write without a library', async () => {
  const long = { id: 'long', key: new Uint8Array(64).fill(7) }
  const sealed = await seal([long])
  expect(JSON.parse(Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString()).enc).toBe('A256CBC-HS512')
  const both = sessionDecoder({ name: 'session', keys: [long, current] })
  for (const cookie of [sealed, await seal([current])]) {
    expect(await both(`session=${cookie}`, now)).toMatchObject(aisyah)
  }
})

test.each([
  ['an end as text', { exp: String(exp) }],
  ['no end, but a beginning', { iat: Math.floor(now.getTime() / 1000) }],
  ['a beginning that a clock ahead of ours gave', { exp, nbf: Math.floor(later(0.5).getTime() / 1000) }],
])('%s is read', async (_, times) => {
  expect(await decode(`session=${await lock({ ...aisyah, ...times })}`, now)).toMatchObject({
    ...aisyah,
    expires: later(20),
  })
})

test('quotation marks around the value are ignored', async () => {
  expect(await decode(`session="${await seal([current])}"`, now)).toMatchObject(aisyah)
})

test.each([
  ['of a foreign key', () => seal([foreign]), '"kid"'],
  ['of a key that was replaced', () => seal([{ ...foreign, id: 'current' }]), 'no key of SESSION_KEYS opens it'],
  ['that is over', () => lock({ ...aisyah, exp: exp - 3600 }), 'it is over'],
  ['without an end', () => lock({ ...aisyah }), 'when it ends'],
  ['that ends in milliseconds', () => lock({ ...aisyah, exp: exp * 1000 }), 'seconds since 1970'],
  ['that ends on a written day', () => lock({ ...aisyah, exp: '2026-11-20' }), 'when it ends'],
  ['that begins later', () => lock({ ...aisyah, exp, nbf: exp }), 'compare the clocks'],
  ['with user id 0', () => lock({ ...aisyah, exp, userId: 0 }), 'userId'],
  ['of another algorithm', () => lock({ ...aisyah, exp }, { enc: 'A128GCM' }), '"enc"'],
  ['that is a signed token', async () => 'e30.e30.c2ln', 'five parts'],
  ['that is endless', async () => `${'a'.repeat(5000)}.b.c.d.e`, 'longer'],
])('a cookie %s is rejected with a reason', async (_, value, reason) => {
  const told: string[] = []
  const telling = sessionDecoder({ name: 'session', keys: [current, old], onRefusal: why => told.push(why) })
  expect(await telling(`session=${await value()}`, now)).toBeUndefined()
  expect(told).toEqual([expect.stringContaining(reason)])
})

test('a missing cookie is not reported, nor is a bad one beside a good one', async () => {
  const told: string[] = []
  const telling = sessionDecoder({ name: 'session', keys: [current], onRefusal: why => told.push(why) })
  await telling('theme=dark', now)
  await telling(`session=broken; session=${await seal([current])}`, now)
  expect(told).toEqual([])
})

test('payloads in the spelling of other booking sites are read, empty ones mean signed out', async () => {
  const pascal = { FirstName: 'Aisyah', UserId: '4711', UserTypeCode: 'AGT', IsAgent: 'True', exp }
  expect(await decode(`session=${await lock(pascal)}`, now)).toMatchObject({ userId: 4711, isAgent: true })
  for (const userId of [0, -1, '', null]) {
    expect(await decode(`session=${await lock({ ...aisyah, userId, exp })}`, now)).toBeUndefined()
  }
})

test('a broken cookie of the same name does not hide the good one', async () => {
  expect(await decode(`session=broken; session=${await seal([current])}`, now)).toMatchObject(aisyah)
  expect(await decode(`xsession=${await seal([current])}`, now)).toBeUndefined()
  expect(await decode(null)).toBeUndefined()
  expect(await decode('')).toBeUndefined()
})

test('the settings', () => {
  const text = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
  expect(sessionKeysSetting.parse(`a:${text(1)}, b:${text(2)}`)).toEqual([key('a', 1), key('b', 2)])
  const long = Buffer.alloc(64, 3).toString('base64url')
  expect(sessionKeysSetting.parse(`a:${long}`)).toEqual([{ id: 'a', key: new Uint8Array(64).fill(3) }])
  for (const wrong of ['', 'a', `a:${text(1).slice(0, 40)}`, `a:${text(1)},a:${text(2)}`, `a:${text(1)},b:`]) {
    expect(sessionKeysSetting.safeParse(wrong).success).toBe(false)
  }
  expect(sessionKeysSetting.safeParse(`a:${text(1)},b:${text(2)},c:${text(3)}`).success).toBe(false)
  expect(sessionCookieNameSetting.safeParse('session').success).toBe(true)
  expect(sessionCookieNameSetting.safeParse('.ASPXAUTH').success).toBe(false)
  expect(sessionCookieNameSetting.safeParse('a=b').success).toBe(false)
})
