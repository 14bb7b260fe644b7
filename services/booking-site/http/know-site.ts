import { createMiddleware } from 'hono/factory'
import type { BookingSettings } from '../settings.ts'
import { onHost } from './loopback.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The website, under the name by which this visitor knows the machine. */
    siteUrl: string
  }
}

/** Tells every page where the website is, and browsers on the open network to come by https only. */
export function knowSite({ SITE_URL, secure }: Pick<BookingSettings, 'SITE_URL' | 'secure'>) {
  return createMiddleware(async (c, next) => {
    c.set('siteUrl', new URL(onHost(SITE_URL, new URL(c.req.url).hostname)).origin)
    await next()
    if (secure) c.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
  })
}
