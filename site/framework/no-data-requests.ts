import type { MiddlewareHandler } from 'hono'

/**
 * React Router answers `/path.data` for a client router. The site has none (decision 006), and these answers would bypass the
 * page cache.
 */
export const noDataRequests: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.endsWith('.data')) return next()
  return c.text('This page could not be found.', 404)
}
