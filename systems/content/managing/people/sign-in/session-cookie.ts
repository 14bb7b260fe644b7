import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import { knownBrowsers } from '@agency/service-kit/sign-in/known-browser.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import type { ContentDatabase } from '../../../database/content-database.ts'
import type { UserRow } from '../../../database/people-tables.ts'
import { ManageFault } from '../../writing/manage-fault.ts'
import { endSessionOf, findSession, type SignedIn, startSession } from './sessions.ts'

const cookieName = 'studio_session'
/** The server decides when a session ends; the cookie lasts for the longest session. */
const seconds = 7 * 24 * 3600

declare module 'hono' {
  interface ContextVariableMap {
    signedIn: SignedIn | undefined
  }
}

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'Strict', secure }) as const

/** Starts a session, and ends the browser's previous one. */
export async function signIn(c: Context, db: ContentDatabase, user: UserRow, secure: boolean): Promise<SignedIn> {
  const before = getCookie(c, cookieName)
  if (before !== undefined) await endSessionOf(db, before)
  const { token, ...signedIn } = await startSession(db, user, c.req.header('user-agent') ?? '')
  setCookie(c, cookieName, token, { ...attributes(secure), maxAge: seconds })
  c.set('signedIn', signedIn)
  return signedIn
}

export function forgetSession(c: Context, secure: boolean): void {
  deleteCookie(c, cookieName, attributes(secure))
}

export async function recognise(c: Context, db: ContentDatabase): Promise<SignedIn | undefined> {
  const token = getCookie(c, cookieName)
  const signedIn = token === undefined ? undefined : await findSession(db, token)
  c.set('signedIn', signedIn)
  return signedIn
}

/** The signed-in user, on calls about their own account. @throws 403 for the editor key, which has no account */
export function signedInOn(c: Context): SignedIn {
  if (c.var.signedIn) return c.var.signedIn
  throw new ManageFault(403, 'Only a signed-in user has this.')
}

const tokens = signedTokens('studio-browser', z.object({ accountId: z.string(), browser: z.string() }))

export const studioBrowsers = (secure: boolean, secret: string) =>
  knownBrowsers<string>({
    name: 'studio_browser',
    secure,
    sign: session => tokens.sign(session, secret),
    read: token => tokens.read(token, secret),
  })
