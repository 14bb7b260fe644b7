/**
 * The session cookie: one encoder and one decoder, for the booking site that sets it and for the website that reads it.
 * It is a compact JWE (RFC 7516), `dir` with `A256GCM`, whose header names the key; other booking sites may leave the name
 * out, or use `A256CBC-HS512`. Reading or making one needs a key.
 */
import { compactDecrypt, decodeProtectedHeader, EncryptJWT } from 'jose'
import * as z from 'zod'
import { parseJson } from '../calls/parse-json.ts'
import { cookiesIn } from './cookies.ts'
import { readSessionUser, type SessionUser } from './session.ts'

/** A key of 32 bytes and its name in the cookie's header. */
export type SessionKey = { id: string; key: Uint8Array }

/** Who is signed in, by which session, and until when. */
export type Session = SessionUser & {
  /** The row at the booking site that this cookie stands for; nothing to anybody else. */
  sessionId?: string
  issuedAt?: Date
  expires: Date
}

/**
 * Minutes that a cookie is believed after the booking site wrote it, and that a session lasts after the last visit there.
 * Where the booking site cannot be asked whether a session was ended, a cookie is never believed for longer than this.
 */
export const SESSION_MINUTES = 20
/** Days that a session lasts with "Stay logged in". */
export const REMEMBERED_DAYS = 30

/** The clocks of two machines may differ by so much. */
const CLOCK_SECONDS = 60

/** The reason of the only refusal that is expected: the session is over. */
export const COOKIE_IS_OVER = 'it is over'

/** No cookie is for longer: a moment further ahead was written in another unit. */
const MAX_SECONDS = (REMEMBERED_DAYS + 1) * 24 * 60 * 60

/** No browser keeps more in one cookie. */
const MAX_COOKIE = 4096

/** Names that the booking site of 2019 uses for itself: a foreign value in one of them breaks its searches. */
export const TAKEN_NAMES = [
  'SaveUserCookies',
  'version',
  '.ASPXAUTH',
  'ASP.NET_SessionId',
  '__RequestVerificationToken',
]

/** Setting: the name of a cookie. */
export const cookieNameSetting = z
  .string()
  .regex(/^[\w.-]{1,64}$/, { error: 'must be a cookie name of letters, digits, dots, dashes and underscores' })

/** Setting: the name of the cookie that we or the booking site set for the session. */
export const sessionCookieNameSetting = cookieNameSetting.refine(name => !TAKEN_NAMES.includes(name), {
  error: 'is a name that the booking site uses for something else',
})

/**
 * Setting: `name:key` or `name:key,name:key`, each key 32 bytes in base64url, or 64 for `A256CBC-HS512`. The first one
 * locks; each opens.
 */
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

/** The value of a cookie that says who is signed in until `expires`. The first key locks it. */
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

/**
 * Reads who is signed in from a `Cookie` header. What is missing, forged, cut off, out of date, locked by an unknown key
 * or without a person in it is undefined, which means signed out.
 */
export type SessionDecoder = (cookieHeader: string | null | undefined, now?: Date) => Promise<Session | undefined>

export type DecoderOptions = {
  name: string
  keys: SessionKey[]
  /**
   * For who looks the session up in its own table, or only wants to know whether to ask `KEEP_SESSION_PATH`: a cookie is
   * read too that was over at most so many seconds ago.
   */
  graceSeconds?: number
  /** Told why a cookie of this name was not accepted, in the same few words each time; never what it holds. */
  onRefusal?: (reason: string) => void
}

/** The decoder for cookies of this name under these keys. */
export function sessionDecoder({ name, keys, graceSeconds = 0, onRefusal }: DecoderOptions): SessionDecoder {
  return async (cookieHeader, now = new Date()) => {
    const refusals = []
    // A cookie of the parent domain and one of this host may both be there: the first that can be read counts.
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

/** Whether what ended at `expires` is over at `now` (milliseconds since 1970), whichever of two machines says so. */
export function isOver(expires: Date, now: number): boolean {
  return expires.getTime() + CLOCK_SECONDS * 1000 <= now
}

/** The algorithm that a key is for: its length says which, so that no key serves two. */
const encryptionOf = ({ key }: SessionKey) => (key.length === 64 ? 'A256CBC-HS512' : 'A256GCM')

/** What is sealed in a cookie, or why it cannot be opened. */
async function openPayload(value: string, keys: SessionKey[]): Promise<Record<string, unknown> | string> {
  if (value.length > MAX_COOKIE) return 'it is longer than a cookie can be'
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

/** Who a payload says is there, if it is valid now. */
function readSession(payload: Record<string, unknown>, now: Date, graceSeconds: number): Session | string {
  const seconds = now.getTime() / 1000
  const [issued, expiry, begin] = [payload.iat, payload.exp, payload.nbf].map(secondsOf)
  // A cookie without an end would be good for ever.
  const end = expiry ?? (payload.exp == null && issued !== undefined ? issued + SESSION_MINUTES * 60 : undefined)
  if (end === undefined) return 'it says with no number when it ends ("exp", in seconds since 1970)'
  if (end > seconds + MAX_SECONDS) return 'its "exp" lies more than a month ahead; seconds since 1970 are meant'
  if (end + Math.max(graceSeconds, CLOCK_SECONDS) <= seconds) return COOKIE_IS_OVER
  if (begin !== undefined && begin - CLOCK_SECONDS > seconds) return 'its "nbf" lies in the future: compare the clocks'
  const user = readSessionUser(payload)
  if (typeof user === 'string') return user
  return {
    ...user,
    ...(typeof payload.sid === 'string' && { sessionId: payload.sid }),
    ...(issued !== undefined && { issuedAt: new Date(issued * 1000) }),
    expires: new Date(end * 1000),
  }
}

/** A moment as JSON Web Tokens have it, also when it was written as text. */
function secondsOf(value: unknown): number | undefined {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : undefined
}

/** Values of the cookies of one name; some frameworks put quotation marks around them. */
function cookieValues(header: string, name: string): string[] {
  return cookiesIn(header).flatMap(([given, value]) => (given === name ? [value.replace(/^"(.*)"$/, '$1')] : []))
}
