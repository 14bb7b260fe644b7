import { onHost } from '@agency/service-kit/http/loopback.ts'
import { createMiddleware } from 'hono/factory'
import type { BookingSettings } from '../settings.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** With this visitor's name of the machine. */
    siteUrl: string
    brandName: string
  }
}

/** Also sends HSTS on the open network. */
export function knowSite({
  SITE_URL,
  BRAND_NAME,
  secure,
}: Pick<BookingSettings, 'SITE_URL' | 'BRAND_NAME' | 'secure'>) {
  return createMiddleware(async (c, next) => {
    c.set('siteUrl', new URL(onHost(SITE_URL, new URL(c.req.url).hostname)).origin)
    c.set('brandName', BRAND_NAME)
    await next()
    if (secure) c.header('strict-transport-security', 'max-age=63072000')
  })
}
