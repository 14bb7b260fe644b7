import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { BookingSettings } from '../../settings.ts'

const NAME = 'known-browser'
const SECONDS = 180 * 24 * 60 * 60

type Keys = Pick<BookingSettings, 'SESSION_KEYS'>

/**
 * Notes on a browser that its visitor signed in to an account. It opens nothing: attempts from it are counted by themselves,
 * so that strangers who try the account from elsewhere do not keep its owner out.
 */
export function rememberBrowser(c: Context, settings: BookingSettings, accountId: number): void {
  const browser = knownBrowser(c, settings, accountId) ?? randomBytes(16).toString('base64url')
  const value = `${accountId}.${browser}.${proofs(settings, accountId, browser)[0]}`
  setCookie(c, NAME, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: settings.secure, maxAge: SECONDS })
}

/** By which name a browser is known that was signed in to this account before; undefined for any other. */
export function knownBrowser(c: Context, settings: Keys, accountId: number): string | undefined {
  const [id, browser = '', given = ''] = (getCookie(c, NAME) ?? '').split('.')
  if (id !== String(accountId)) return undefined
  const received = Buffer.from(given)
  const isOurs = proofs(settings, accountId, browser)
    .map(proof => Buffer.from(proof))
    .some(proof => proof.length === received.length && timingSafeEqual(proof, received))
  return isOurs ? browser : undefined
}

/** Under each of the keys, the newest first. */
const proofs = ({ SESSION_KEYS }: Keys, accountId: number, browser: string): string[] =>
  SESSION_KEYS.map(({ key }) =>
    createHmac('sha256', key).update(`known browser|${accountId}|${browser}`).digest('base64url'),
  )
