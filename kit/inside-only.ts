import type { MiddlewareHandler } from 'hono'

const internal = /^\/(?:healthz|readyz|metrics|hooks|openapi\.json|internal|dev)(?:\/|$)/i

/** Every proxy adds `X-Forwarded-For`: no ingress, load balancer or CDN needs a rule. */
export const insideOnly: MiddlewareHandler = async (c, next) => {
  if (!internal.test(c.req.path)) return next()
  const cameThroughProxy = ['x-forwarded-for', 'forwarded'].some(name => c.req.header(name) !== undefined)
  return cameThroughProxy ? c.notFound() : next()
}
