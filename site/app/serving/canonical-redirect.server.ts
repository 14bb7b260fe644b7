import type { MiddlewareHandler } from 'hono'
import { cleanPath } from '../http/canonical-url.ts'

/** Sends trailing slashes, double slashes and upper case to the clean address, for good, with the query kept. */
export const canonicalRedirect: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const url = new URL(c.req.url)
  const clean = cleanPath(url.pathname)
  return clean === undefined ? next() : c.redirect(clean + url.search, 301)
}
