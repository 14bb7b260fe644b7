import type { MiddlewareHandler } from 'hono'

/** For probes, scrapers, other processes and developers. */
const internal = /^\/(?:healthz|readyz|metrics|hooks|openapi\.json|internal|dev)(?:\/|$)/i

/**
 * 404 for internal addresses through a proxy, as every proxy adds `X-Forwarded-For`: no ingress, load balancer or CDN
 * needs a rule.
 */
export const insideOnly: MiddlewareHandler = async (c, next) => {
  if (!internal.test(c.req.path)) return next()
  const cameThroughProxy = ['x-forwarded-for', 'forwarded'].some(name => c.req.header(name) !== undefined)
  return cameThroughProxy ? c.notFound() : next()
}
