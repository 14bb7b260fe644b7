import type { SessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { returnTarget } from '../../app/addresses/return-target.ts'
import { publicOrigin } from '../../app/clients/booking/public-origin.ts'

type Settings = { SITE_URL: string }

/** The address that redirects to the noted page. */
const returnedPath = '/account/returned'

const cookieName = 'return-to'
const cookieSeconds = 10 * 60
/** Browsers drop a cookie of more than 4 KB; most paths are far below 100. */
const maxPathLength = 1000

/** Log-in pages are not noted, so visitors who have signed in there see the site again. */
const signInPaths = ['/login', '/agentlogin']

const attributes = ({ SITE_URL }: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: SITE_URL.startsWith('https:') }) as const

/** The page for agents. */
export const agentsPath = '/agent'

/**
 * Notes the page on which a link to the booking site's log-in was followed, or from which an agent logs in. A booking site of
 * 2019 accepts only the site's origin as a return address, or none from agents, so it sends them all to the home page.
 * @param otherwise Where they return from the home page, and from pages of the log-in.
 */
export function noteReturnPage(c: Context, env: Settings, otherwise = '/'): void {
  const followed = ownPath(c, env, c.req.header('referer'))
  const [page = ''] = followed.toLowerCase().split('?')
  const isPage = followed !== '/' && followed.length <= maxPathLength && !signInPaths.includes(page)
  const path = isPage ? followed : otherwise
  if (path !== '/') setCookie(c, cookieName, path, { ...attributes(env), maxAge: cookieSeconds })
  // What an earlier attempt noted is not where this one began.
  else if (getCookie(c, cookieName) !== undefined) deleteCookie(c, cookieName, attributes(env))
}

/**
 * The noted page, once; otherwise the home page, as for a member after an agent's log-in that failed.
 * @param cookies The request's, or what it is about to be given.
 */
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

/**
 * The redirect for a post of the booking site to the home page.
 * @param handedOff The session cookie that the post brought, if it did.
 */
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

const ownPath = (c: Context, env: Settings, asked: string | undefined) =>
  returnTarget(asked, [publicOrigin(new URL(c.req.url), env.SITE_URL)])
