import { isThisMachine } from '@agency/service-kit/http/loopback.ts'
import { originOfPage } from '@agency/service-kit/http/origin-of-page.ts'
import { createMiddleware } from 'hono/factory'

/**
 * Redirects a visitor of the website's other loopback name to the same name here, with the posted form (307). No effect
 * on the open network.
 */
export function stayOnHost(siteOrigins: string[]) {
  return createMiddleware(async (c, next) => {
    const own = new URL(c.req.url)
    const page = originOfPage(c)
    if (!isThisMachine(own.hostname) || page === undefined || !siteOrigins.includes(page)) return next()
    const { hostname } = new URL(page)
    if (!isThisMachine(hostname) || hostname === own.hostname) return next()
    own.hostname = hostname
    // After such a redirect browsers no longer name the origin of a post, so the referring page has to do so.
    c.header('referrer-policy', 'strict-origin')
    return c.redirect(own.href, 307)
  })
}
