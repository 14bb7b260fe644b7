import type { MiddlewareHandler } from 'hono'

/** Only the studio may frame previews. */
export function framedPreviews(origins: string[]): MiddlewareHandler {
  const allowed = `frame-ancestors ${origins.join(' ')}`
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const policy = headers.get('content-security-policy') ?? ''
    headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", allowed))
    headers.delete('x-frame-options')
  }
}
