import type { MiddlewareHandler } from 'hono'

/**
 * Refuses requests whose host cannot stand in an address, such as `host: 9007199254740993`: everything behind this may
 * read the address without care.
 */
export const goodAddress: MiddlewareHandler = async (c, next) => {
  if (URL.canParse(c.req.url)) return next()
  return c.text('This address cannot be understood.', 400)
}
