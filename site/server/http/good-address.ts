import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { isAmbiguousPath } from './ambiguous-path.ts'

/**
 * React Router answers `/path.data` for navigation by script. Pages here are documents (decision 006), so that would only be a
 * second way to each of them, which nothing keeps.
 */
export const noDataRequests: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.endsWith('.data')) return next()
  return c.text('This page could not be found.', 404)
}

/**
 * Refuses requests whose host cannot stand in an address, such as `host: 9007199254740993`, and those whose path could be
 * read in more than one way: everything behind this may read the address without care.
 */
export const goodAddress: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (c, next) => {
  // As it was sent: the address of a `Request` has lost its dots and backslashes already.
  const sent = c.env?.incoming?.url ?? c.req.url
  if (URL.canParse(c.req.url) && !isAmbiguousPath(sent.split('?', 1)[0] ?? '')) return next()
  return c.text('This address cannot be understood.', 400, { 'cache-control': cacheControl.never })
}
