import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { isAmbiguousPath } from './ambiguous-path.ts'

/** Rejects ambiguous paths and invalid hosts, such as `host: 9007199254740993`, before later steps parse them. */
export function goodAddress(
  notFound: () => Promise<Response | undefined>,
): MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> {
  return async (c, next) => {
    // A `Request` has already resolved dots and backslashes.
    const sent = c.env?.incoming?.url ?? c.req.url
    if (URL.canParse(c.req.url) && !isAmbiguousPath(sent.split('?', 1)[0] ?? '')) return next()
    const page = await notFound()
    const headers = { ...Object.fromEntries(page?.headers ?? []), 'cache-control': cacheControl.never }
    return c.body((await page?.text()) ?? 'This address cannot be understood.', 400, headers)
  }
}
