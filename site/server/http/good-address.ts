import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { isAmbiguousPath } from './ambiguous-path.ts'

/**
 * Rejects requests whose host is invalid in an address, such as `host: 9007199254740993`, or whose path is ambiguous, so
 * later steps can parse the address safely.
 * @param notFound The page for an address that is not there.
 */
export function goodAddress(
  notFound: () => Promise<Response | undefined>,
): MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> {
  return async (c, next) => {
    // The path as it was sent; a `Request` has already resolved dots and backslashes.
    const sent = c.env?.incoming?.url ?? c.req.url
    if (URL.canParse(c.req.url) && !isAmbiguousPath(sent.split('?', 1)[0] ?? '')) return next()
    const page = await notFound()
    const headers = { ...Object.fromEntries(page?.headers ?? []), 'cache-control': cacheControl.never }
    return c.body((await page?.text()) ?? 'This address cannot be understood.', 400, headers)
  }
}
