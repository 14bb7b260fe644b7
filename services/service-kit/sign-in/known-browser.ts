import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const SECONDS = 180 * 24 * 60 * 60

/** A browser that has signed in before, and to which account. */
export type KnownBrowser<Id> = { accountId: Id; browser: string }

export type KnownBrowserOptions<Id> = {
  /** Of the cookie. */
  name: string
  /** Whether the cookie is for https alone. */
  secure: boolean
  /** Makes a token that only we can make. */
  sign: (known: KnownBrowser<Id>) => Promise<string>
  /** Reads one; undefined for any other text. */
  read: (token: string) => Promise<KnownBrowser<Id> | undefined>
}

/**
 * Notes on a browser that its visitor signed in to an account. It opens nothing: attempts from it are counted by themselves,
 * so that strangers who try the account from elsewhere do not keep its owner out.
 */
export function knownBrowsers<Id>({ name, secure, sign, read }: KnownBrowserOptions<Id>) {
  /** By which name a browser is known that was signed in to this account before; undefined for any other. */
  async function browserOf(c: Context, accountId: Id): Promise<string | undefined> {
    const cookie = getCookie(c, name)
    const known = cookie === undefined ? undefined : await read(cookie)
    return known?.accountId === accountId ? known.browser : undefined
  }

  async function remember(c: Context, accountId: Id): Promise<void> {
    const value = await sign({ accountId, browser: (await browserOf(c, accountId)) ?? randomUUID() })
    setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: SECONDS })
  }

  return { browserOf, remember }
}
