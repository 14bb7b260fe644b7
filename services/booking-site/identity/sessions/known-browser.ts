import { randomUUID } from 'node:crypto'
import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import type { BookingSettings } from '../../settings.ts'

const NAME = 'known-browser'
const SECONDS = 180 * 24 * 60 * 60

type Keys = Pick<BookingSettings, 'SESSION_KEYS'>

const browsers = signedTokens('known-browser', z.object({ accountId: z.number(), browser: z.string() }))

/**
 * Notes on a browser that its visitor signed in to an account. It opens nothing: attempts from it are counted by themselves,
 * so that strangers who try the account from elsewhere do not keep its owner out.
 */
export async function rememberBrowser(c: Context, settings: BookingSettings, accountId: number): Promise<void> {
  const [newest] = settings.SESSION_KEYS
  if (newest === undefined) throw new Error('there is no key to sign with')
  const browser = (await knownBrowser(c, settings, accountId)) ?? randomUUID()
  const value = await browsers.sign({ accountId, browser }, newest.key)
  setCookie(c, NAME, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: settings.secure, maxAge: SECONDS })
}

/** By which name a browser is known that was signed in to this account before; undefined for any other. */
export async function knownBrowser(c: Context, { SESSION_KEYS }: Keys, accountId: number): Promise<string | undefined> {
  const cookie = getCookie(c, NAME)
  if (cookie === undefined) return undefined
  // Each key opens, so that a change of keys makes nobody's browser unknown.
  for (const { key } of SESSION_KEYS) {
    const known = await browsers.read(cookie, key)
    if (known) return known.accountId === accountId ? known.browser : undefined
  }
  return undefined
}
