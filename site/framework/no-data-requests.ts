import type { MiddlewareHandler } from 'hono'

/** `/path.data` is for a client router, which the site has not (decision 006), and would bypass the cache. */
export const noDataRequests: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.endsWith('.data')) return next()
  return c.text('This page could not be found.', 404)
}
