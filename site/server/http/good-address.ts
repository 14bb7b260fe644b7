import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { isAmbiguousPath } from './ambiguous-path.ts'

/**
 * Rejects requests whose host is invalid in an address, such as `host: 9007199254740993`, or whose path is ambiguous, so
 * later steps can parse the address safely.
 */
export const goodAddress: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (c, next) => {
  // The path as it was sent; a `Request` has already resolved dots and backslashes.
  const sent = c.env?.incoming?.url ?? c.req.url
  if (URL.canParse(c.req.url) && !isAmbiguousPath(sent.split('?', 1)[0] ?? '')) return next()
  return c.text('This address cannot be understood.', 400, { 'cache-control': cacheControl.never })
}
