import type { MiddlewareHandler } from 'hono'

/** Addresses for probes, scrapers, the other processes and developers. */
const internal = /^\/(?:healthz|readyz|metrics|hooks|openapi\.json|internal|dev)(?:\/|$)/i

/**
 * Answers 404 to requests for internal addresses that come through a proxy, as every proxy adds `X-Forwarded-For`: so no
 * ingress, load balancer or CDN needs a rule for them.
 */
export const insideOnly: MiddlewareHandler = async (c, next) => {
  if (!internal.test(c.req.path)) return next()
  const cameThroughProxy = ['x-forwarded-for', 'forwarded'].some(name => c.req.header(name) !== undefined)
  return cameThroughProxy ? c.notFound() : next()
}
