import { isThisMachine } from '@agency/service-kit/http/loopback.ts'
import { originOfPage } from '@agency/service-kit/http/origin-of-page.ts'
import { createMiddleware } from 'hono/factory'

/**
 * Sends a visitor who comes from the website under the machine's other name to this service under that name, with the
 * form they posted (307). On the open network it does nothing.
 */
export function stayOnHost(siteOrigins: string[]) {
  return createMiddleware(async (c, next) => {
    const own = new URL(c.req.url)
    const page = originOfPage(c)
    if (!isThisMachine(own.hostname) || page === undefined || !siteOrigins.includes(page)) return next()
    const { hostname } = new URL(page)
    if (!isThisMachine(hostname) || hostname === own.hostname) return next()
    own.hostname = hostname
    // After such a redirect browsers no longer name the origin of a post, so the referring page has to say it.
    c.header('referrer-policy', 'strict-origin')
    return c.redirect(own.href, 307)
  })
}
