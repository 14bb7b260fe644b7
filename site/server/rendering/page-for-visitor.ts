import { REMEMBERED_DAYS, type SessionKey, sessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import type { Handler } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { bookingOrigins, publicOrigin } from '../../app/clients/booking/public-origin.ts'
import { cameFromUs } from '../http/came-from-us.ts'
import { packed } from '../http/compression/packed.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { PageMaker } from './page-maker.ts'

export type VisitorSettings = {
  SITE_URL: string
  BOOKING_URL: string
  SESSION_COOKIE_NAME: string
  SESSION_KEYS: SessionKey[]
  TRUSTED_PROXIES: number
}

/** Sends a page: from memory to visitors whom nobody knows, made anew for the others. */
export function pageForVisitor(
  env: VisitorSettings,
  pages: Pick<PageCache, 'answer'>,
  makePage: PageMaker,
): Handler<ServiceEnv> {
  const cookie = { name: env.SESSION_COOKIE_NAME, keys: env.SESSION_KEYS }
  const decode = sessionDecoder(cookie)
  const decodeLapsed = sessionDecoder({ ...cookie, graceSeconds: REMEMBERED_DAYS * 24 * 60 * 60 })
  return async c => {
    const { log, requestId } = c.var
    const request = c.req.raw
    const cookies = c.req.header('cookie')
    const session = await decode(cookies)
    // Not for a form that came back: the page would be loaded again, and the form lost.
    const isLapsed = !session && request.method === 'GET' && (await decodeLapsed(cookies)) !== undefined
    const isPersonal = session !== undefined || isLapsed
    const cached = isPersonal ? undefined : await pages.answer(request, requestId)
    if (cached) return cached
    const origins = [publicOrigin(new URL(request.url), env.SITE_URL), ...bookingOrigins(env.BOOKING_URL)]
    const page = await makePage(request, {
      log,
      requestId,
      session,
      isLapsed,
      cameFromUs: cameFromUs(request.headers, origins),
      visitorAddress: visitorAddress(c, env.TRUSTED_PROXIES),
    })
    // What one person sees is for that person alone.
    if (isPersonal) page.headers.set('cache-control', cacheControl.personal)
    return packed(page, request)
  }
}
