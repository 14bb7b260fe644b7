import type { MiddlewareHandler } from 'hono'

/**
 * React Router answers `/path.data` for navigation by script. Pages here are documents (decision 006), so that would only be a
 * second way to each of them, which nothing keeps.
 */
export const noDataRequests: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.endsWith('.data')) return next()
  return c.text('This page could not be found.', 404)
}

/**
 * Refuses requests whose host cannot stand in an address, such as `host: 9007199254740993`: everything behind this may
 * read the address without care.
 */
export const goodAddress: MiddlewareHandler = async (c, next) => {
  if (URL.canParse(c.req.url)) return next()
  return c.text('This address cannot be understood.', 400)
}
