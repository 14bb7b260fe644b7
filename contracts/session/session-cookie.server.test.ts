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

test('what was sealed is read again, until it expires', async () => {
  const cookie = `theme=dark; session=${await seal([current])}; other=1`
  expect(await decode(cookie, later(19))).toEqual({
    ...aisyah,
    sessionId: 'row-1',
    issuedAt: now,
    expires: later(20),
  })
  expect(await decode(cookie, later(20))).toBeUndefined()
})

test('a cookie that is over is read within the grace that is asked for, and not after it', async () => {
  const graceful = sessionDecoder({ name: 'session', keys: [current], graceSeconds: 600 })
  const cookie = `session=${await seal([current])}`
  expect(await graceful(cookie, later(29))).toMatchObject({ ...aisyah, expires: later(20) })
  expect(await graceful(cookie, later(30))).toBeUndefined()
})

test('the cookie shows nothing of what is in it but the name of its key', async () => {
  const [header = '', encryptedKey] = (await seal([current])).split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    alg: 'dir',
    enc: 'A256GCM',
    kid: 'current',
  })
  expect(encryptedKey).toBe('')
})

test('keys are rotated: two are read, the first locks, a third one is unknown', async () => {
  expect(await decode(`session=${await seal([old])}`, now)).toMatchObject(aisyah)
  expect(await decode(`session=${await seal([foreign])}`, now)).toBeUndefined()
  const impostor = { id: 'current', key: foreign.key }
  expect(await decode(`session=${await seal([impostor])}`, now)).toBeUndefined()
})

test('every cut and every changed character is signed out', async () => {
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

test('other algorithms, no key name and no end are refused', async () => {
  const exp = Math.floor(later(20).getTime() / 1000)
  expect(await decode(`session=${await lock({ ...aisyah, exp })}`, now)).toMatchObject(aisyah)
  expect(await decode(`session=${await lock({ ...aisyah })}`, now)).toBeUndefined()
  for (const enc of ['A128GCM', 'A128CBC-HS256']) {
    expect(await decode(`session=${await lock({ ...aisyah, exp }, { enc })}`, now)).toBeUndefined()
  }
  expect(await decode(`session=${await lock({ ...aisyah, exp }, { kid: '' })}`, now)).toBeUndefined()
  const unsigned = [
    { alg: 'none', kid: 'current' },
    { ...aisyah, exp },
  ].map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
  expect(await decode(`session=${unsigned.join('.')}.`, now)).toBeUndefined()
})

test('payloads in the words of other booking sites, and nobody', async () => {
  const exp = Math.floor(later(20).getTime() / 1000)
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
  for (const wrong of ['', 'a', `a:${text(1).slice(0, 40)}`, `a:${text(1)},a:${text(2)}`, `a:${text(1)},b:`]) {
    expect(sessionKeysSetting.safeParse(wrong).success).toBe(false)
  }
  expect(sessionKeysSetting.safeParse(`a:${text(1)},b:${text(2)},c:${text(3)}`).success).toBe(false)
  expect(sessionCookieNameSetting.safeParse('session').success).toBe(true)
  expect(sessionCookieNameSetting.safeParse('.ASPXAUTH').success).toBe(false)
  expect(sessionCookieNameSetting.safeParse('a=b').success).toBe(false)
})
