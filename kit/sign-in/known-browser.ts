import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const seconds = 180 * 24 * 60 * 60

export type KnownBrowser<Id> = { accountId: Id; browser: string }

export type KnownBrowserOptions<Id> = {
  name: string
  secure: boolean
  sign: (known: KnownBrowser<Id>) => Promise<string>
  read: (token: string) => Promise<KnownBrowser<Id> | undefined>
}

/**
 * Attempts from known browsers count separately, so that strangers elsewhere cannot lock the owner out. The mark grants
 * nothing else.
 */
export function knownBrowsers<Id>({ name, secure, sign, read }: KnownBrowserOptions<Id>) {
  /** The browser's id; undefined if it never signed in to this account. */
  async function browserOf(c: Context, accountId: Id): Promise<string | undefined> {
    const cookie = getCookie(c, name)
    const browser = cookie === undefined ? undefined : await read(cookie)
    return browser?.accountId === accountId ? browser.browser : undefined
  }

  async function remember(c: Context, accountId: Id): Promise<void> {
    const value = await sign({ accountId, browser: (await browserOf(c, accountId)) ?? randomUUID() })
    setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: seconds })
  }

  return { browserOf, remember }
}
