/**
 * The session cookie: one encoder and one decoder, for the booking site that sets it and for the website that reads it.
 * It is a compact JWE (RFC 7516), `dir` with `A256GCM`, whose header names the key. Nobody without a key can read or make one.
 */
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as z from 'zod'
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
 * The website cannot see that a session was ended, so it never believes a cookie for longer than this.
 */
export const SESSION_MINUTES = 20
/** Days that a session lasts with "Stay logged in". */
export const REMEMBERED_DAYS = 30

/** No browser keeps more in one cookie. */
const LONGEST_COOKIE = 4096

/** Names that the booking site of 2019 uses for itself: a foreign value in one of them breaks its searches. */
const TAKEN_NAMES = ['SaveUserCookies', 'version', '.ASPXAUTH', 'ASP.NET_SessionId', '__RequestVerificationToken']

/** Setting: the name of the cookie. */
export const sessionCookieNameSetting = z
  .string()
  .regex(/^[\w.-]{1,64}$/, { error: 'must be a cookie name of letters, digits, dots, dashes and underscores' })
  .refine(name => !TAKEN_NAMES.includes(name), { error: 'is a name that the booking site uses for something else' })

/** Setting: `kid:key` or `kid:key,kid:key`, each key 32 bytes in base64url. The first one locks; each opens. */
export const sessionKeysSetting = z
  .string({ error: 'is missing: give one or two keys as name:key, each key 32 random bytes in base64url' })
  .transform((text, context): SessionKey[] => {
    const keys = text.split(',').map(readKey)
    const names = keys.map(key => key?.id)
    if (keys.length <= 2 && !keys.includes(undefined) && new Set(names).size === keys.length)
      return keys as SessionKey[]
    context.addIssue('must be one or two keys as name:key,name:key, each key 32 random bytes in base64url')
    return z.NEVER
  })

function readKey(text: string): SessionKey | undefined {
  const [, id, encoded] = /^([\w-]{1,40}):([\w-]{43}=?)$/.exec(text.trim()) ?? []
  const key = new Uint8Array(Buffer.from(encoded ?? '', 'base64url'))
  return id !== undefined && key.length === 32 ? { id, key } : undefined
}

/** The value of a cookie that says who is signed in until `expires`. The first key locks it. */
export function sealSession(
  user: SessionUser,
  { sessionId, expires, now }: { sessionId: string; expires: Date; now: Date },
  [newest]: SessionKey[],
): Promise<string> {
  if (newest === undefined) throw new Error('there is no key for the session cookie')
  return new EncryptJWT({ ...user, authenticated: true, sid: sessionId })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.id })
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
}

/** The decoder for cookies of this name under these keys. */
export function sessionDecoder({ name, keys, graceSeconds = 0 }: DecoderOptions): SessionDecoder {
  const keyOf = (id: unknown) => {
    const found = keys.find(key => key.id === id)
    if (found === undefined) throw new Error('unknown key')
    return found.key
  }
  return async (cookieHeader, now = new Date()) => {
    // A cookie of the parent domain and one of this host may both be there: the first that can be read counts.
    for (const value of cookieValues(cookieHeader ?? '', name)) {
      const session = await openSession(value, keyOf, { currentDate: now, clockTolerance: graceSeconds })
      if (session) return session
    }
    return undefined
  }
}

async function openSession(
  value: string,
  keyOf: (id: unknown) => Uint8Array,
  time: { currentDate: Date; clockTolerance: number },
): Promise<Session | undefined> {
  if (value.length > LONGEST_COOKIE) return undefined
  try {
    const { payload } = await jwtDecrypt(value, header => keyOf(header.kid), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      ...time,
    })
    const user = readSessionUser(payload)
    // A cookie without an end would be good for ever.
    if (user === undefined || payload.exp === undefined) return undefined
    return {
      ...user,
      ...(typeof payload.sid === 'string' && { sessionId: payload.sid }),
      ...(payload.iat !== undefined && { issuedAt: new Date(payload.iat * 1000) }),
      expires: new Date(payload.exp * 1000),
    }
  } catch {
    return undefined
  }
}

function cookieValues(header: string, name: string): string[] {
  const pairs = header.split(';').map(pair => pair.trim())
  return pairs.filter(pair => pair.startsWith(`${name}=`)).map(pair => pair.slice(name.length + 1))
}
