import type { SessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { returnTarget } from '../../app/addresses/return-target.ts'
import { publicOrigin } from '../../app/clients/booking/public-origin.ts'

type Settings = { SITE_URL: string }

const returnedPath = '/account/returned'

const cookieName = 'return-to'
const cookieSeconds = 10 * 60
/** Browsers drop a cookie of more than 4 KB; most paths are far below 100. */
const maxPathLength = 1000

/** Visitors who have signed in on these pages start over at the home page. */
const signInPaths = ['/login', '/agentlogin']

const attributes = ({ SITE_URL }: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: SITE_URL.startsWith('https:') }) as const

export const agentsPath = '/agent'

/**
 * A booking site of 2019 sends everyone back to the home page; this cookie leads on to the page before the log-in.
 * @param otherwise Used for the home page and log-in pages.
 */
export function noteReturnPage(c: Context, env: Settings, otherwise = '/'): void {
  const followed = ownPath(c, env, c.req.header('referer'))
  const [page = ''] = followed.toLowerCase().split('?')
  const isPage = followed !== '/' && followed.length <= maxPathLength && !signInPaths.includes(page)
  const path = isPage ? followed : otherwise
  if (path !== '/') setCookie(c, cookieName, path, { ...attributes(env), maxAge: cookieSeconds })
  // Clears the page of an earlier attempt.
  else if (getCookie(c, cookieName) !== undefined) deleteCookie(c, cookieName, attributes(env))
}

/** Consumes the cookie; `cookies` are the request's, or those about to be set. */
export async function takeReturnPage(
  c: Context,
  env: Settings,
  decode: SessionDecoder,
  cookies = c.req.header('cookie'),
): Promise<string> {
  const noted = getCookie(c, cookieName)
  if (noted === undefined) return '/'
  deleteCookie(c, cookieName, attributes(env))
  const path = ownPath(c, env, noted)
  if (path !== agentsPath) return path
  const session = await decode(cookies)
  return session?.isAgent === false ? '/' : path
}

/** `handedOff` is the session cookie of the post. */
export async function returnFromPost(
  c: Context,
  env: Settings,
  decode: SessionDecoder,
  handedOff: string | undefined,
): Promise<string> {
  const isHeldBack = getCookie(c, cookieName) === undefined && c.req.header('sec-fetch-site') === 'cross-site'
  // Browsers send `Lax` cookies not with a post from another site, but with the redirect after it.
  return isHeldBack ? returnedPath : takeReturnPage(c, env, decode, handedOff)
}

const ownPath = (c: Context, env: Settings, target: string | undefined) =>
  returnTarget(target, [publicOrigin(new URL(c.req.url), env.SITE_URL)])
