import type { MiddlewareHandler } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { retryAfterSeconds } from '../../app/clients/upstreams/upstream-status.ts'

export function pageHeaders(policy: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    // A page with a policy of its own, such as the one for overload, keeps it.
    for (const [name, value] of Object.entries(policy)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (c.res.status >= 500) c.res.headers.set('cache-control', cacheControl.never)
    const seconds = retryAfterSeconds(c.res.status)
    if (seconds !== undefined && !c.res.headers.has('retry-after')) c.res.headers.set('retry-after', String(seconds))
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', cacheControl.page)
  }
}
