/**
 * The session cookie: one encoder and one decoder for the booking site and the website. A compact JWE (RFC 7516), `dir`
 * with `A256GCM`, whose header names the key; other booking sites may omit the name, or use `A256CBC-HS512`.
 */
import { compactDecrypt, decodeProtectedHeader, EncryptJWT } from 'jose'
import * as z from 'zod'
import { parseJson } from '../calls/parse-json.ts'
import { cookiesIn } from './cookies.ts'
import { readSessionUser, type SessionUser } from './session.ts'

/** 32 bytes (64 for `A256CBC-HS512`) and the name in the cookie's header. */
export type SessionKey = { id: string; key: Uint8Array }

export type Session = SessionUser & {
  sessionId?: string
  issuedAt?: Date
  expires: Date
}

/** Without a way to ask the booking site whether a session has ended, no cookie is accepted for longer. */
export const sessionMinutes = 20
export const rememberedDays = 30

const clockSeconds = 60

export const cookieIsOver = 'it is over'

/** A moment further ahead was written in another unit. */
const maxSeconds = (rememberedDays + 1) * 24 * 60 * 60

const maxCookie = 4096

/** The booking site of 2019 uses these names: a foreign value in one of them breaks its searches. */
export const takenNames = ['SaveUserCookies', 'version', '.ASPXAUTH', 'ASP.NET_SessionId', '__RequestVerificationToken']

export const cookieNameSetting = z
  .string()
  .regex(/^[\w.-]{1,64}$/, { error: 'must be a cookie name of letters, digits, dots, dashes and underscores' })

export const sessionCookieNameSetting = cookieNameSetting.refine(name => !takenNames.includes(name), {
  error: 'is a name that the booking site uses for something else',
})

/** `name:key` or `name:key,name:key`, each key 32 bytes in base64url, or 64. The first encrypts; each decrypts. */
export const sessionKeysSetting = z
  .string({ error: 'is missing: give one or two keys as name:key, each key 32 random bytes in base64url' })
  .transform((text, context): SessionKey[] => {
    const keys = text.split(',').map(readKey)
    const names = keys.map(key => key?.id)
    if (keys.length <= 2 && !keys.includes(undefined) && new Set(names).size === keys.length)
      return keys as SessionKey[]
    context.addIssue('must be one or two keys as name:key,name:key, each key 32 (or 64) random bytes in base64url')
    return z.NEVER
  })

function readKey(text: string): SessionKey | undefined {
  const [, id, encoded] = /^([\w-]{1,40}):([\w-]{43}=?|[\w-]{86}={0,2})$/.exec(text.trim()) ?? []
  const key = new Uint8Array(Buffer.from(encoded ?? '', 'base64url'))
  return id !== undefined && (key.length === 32 || key.length === 64) ? { id, key } : undefined
}

export function sealSession(
  user: SessionUser,
  { sessionId, expires, now }: { sessionId: string; expires: Date; now: Date },
  [newest]: SessionKey[],
): Promise<string> {
  if (newest === undefined) throw new Error('there is no key for the session cookie')
  return new EncryptJWT({ ...user, authenticated: true, sid: sessionId })
    .setProtectedHeader({ alg: 'dir', enc: encryptionOf(newest), kid: newest.id })
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .encrypt(newest.key)
}

/** undefined for every cookie that is missing, forged, expired, under an unknown key or without a user. */
export type SessionDecoder = (cookieHeader: string | null | undefined, now?: Date) => Promise<Session | undefined>

export type DecoderOptions = {
  name: string
  keys: SessionKey[]
  /** Accepts cookies that expired this many seconds ago, for callers with a session table of their own. */
  graceSeconds?: number
  /** Gets a fixed reason for each refused cookie, never its content. */
  onRefusal?: (reason: string) => void
}

export function sessionDecoder({ name, keys, graceSeconds = 0, onRefusal }: DecoderOptions): SessionDecoder {
  return async (cookieHeader, now = new Date()) => {
    const refusals = []
    // Cookies of the parent domain and of this host may both exist: the first readable one counts.
    for (const value of cookieValues(cookieHeader ?? '', name)) {
      const payload = await openPayload(value, keys)
      const session = typeof payload === 'string' ? payload : readSession(payload, now, graceSeconds)
      if (typeof session !== 'string') return session
      refusals.push(session)
    }
    for (const reason of refusals) onRefusal?.(reason)
    return undefined
  }
}

/** Tolerates the clock difference. `now` in milliseconds since 1970. */
export function isOver(expires: Date, now: number): boolean {
  return expires.getTime() + clockSeconds * 1000 <= now
}

/** The key's length fixes the algorithm, so that no key serves two. */
const encryptionOf = ({ key }: SessionKey) => (key.length === 64 ? 'A256CBC-HS512' : 'A256GCM')

async function openPayload(value: string, keys: SessionKey[]): Promise<Record<string, unknown> | string> {
  if (value.length > maxCookie) return 'it is longer than a cookie can be'
  if (value.split('.').length !== 5) return 'it is no compact JWE, which has five parts'
  const header = headerOf(value)
  if (header.alg !== 'dir') return 'its "alg" is not "dir"'
  // Libraries such as jose-jwt name no key by default.
  const named = header.kid ? keys.filter(({ id }) => id === header.kid) : keys
  if (named.length === 0) return 'its "kid" is the name of no key in SESSION_KEYS'
  const fitting = named.filter(key => encryptionOf(key) === header.enc)
  if (fitting.length === 0)
    return 'its "enc" is neither A256GCM with a key of 32 bytes nor A256CBC-HS512 with one of 64 in SESSION_KEYS'
  for (const { key } of fitting) {
    const opened = await compactDecrypt(value, key, { keyManagementAlgorithms: ['dir'] }).catch(() => undefined)
    if (opened) return parsed(opened.plaintext)
  }
  return 'no key of SESSION_KEYS opens it'
}

function headerOf(value: string): { alg?: string; enc?: string; kid?: string } {
  try {
    return decodeProtectedHeader(value)
  } catch {
    return {}
  }
}

function parsed(text: Uint8Array): Record<string, unknown> | string {
  const payload = parseJson(new TextDecoder().decode(text))
  return typeof payload === 'object' && payload !== null ? { ...payload } : 'what is sealed in it is no JSON object'
}

function readSession(payload: Record<string, unknown>, now: Date, graceSeconds: number): Session | string {
  const seconds = now.getTime() / 1000
  const [issued, expiry, begin] = [payload.iat, payload.exp, payload.nbf].map(secondsOf)
  // A cookie without an end would be good for ever.
  const end = expiry ?? (payload.exp == null && issued !== undefined ? issued + sessionMinutes * 60 : undefined)
  if (end === undefined) return 'it says with no number when it ends ("exp", in seconds since 1970)'
  if (end > seconds + maxSeconds) return 'its "exp" lies more than a month ahead; seconds since 1970 are meant'
  if (end + Math.max(graceSeconds, clockSeconds) <= seconds) return cookieIsOver
  if (begin !== undefined && begin - clockSeconds > seconds) return 'its "nbf" lies in the future: compare the clocks'
  const user = readSessionUser(payload)
  if (typeof user === 'string') return user
  return {
    ...user,
    ...(typeof payload.sid === 'string' && { sessionId: payload.sid }),
    ...(issued !== undefined && { issuedAt: new Date(issued * 1000) }),
    expires: new Date(end * 1000),
  }
}

function secondsOf(value: unknown): number | undefined {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : undefined
}

/** Some frameworks quote the values. */
function cookieValues(header: string, name: string): string[] {
  return cookiesIn(header).flatMap(([key, value]) => (key === name ? [value.replace(/^"(.*)"$/, '$1')] : []))
}
