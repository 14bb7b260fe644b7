import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import type { Handler } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { isPrefetch } from '../../app/addresses/prefetch.ts'
import { bookingOrigins, publicOrigin } from '../../app/clients/booking/public-origin.ts'
import type { VisitorSessions } from '../../app/clients/booking/session/knowledge.server.ts'
import { cameFromUs } from '../http/came-from-us.ts'
import { packed } from '../http/compression/packed.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { PageMaker } from './page-maker.ts'

export type VisitorSettings = {
  SITE_URL: string
  BOOKING_URL: string
  TRUSTED_PROXIES: number
}

export function pageForVisitor(
  env: VisitorSettings,
  pages: Pick<PageCache, 'answer' | 'answerPerson'>,
  makePage: PageMaker,
  sessions: VisitorSessions,
): Handler<ServiceEnv> {
  return async c => {
    const { log, requestId } = c.var
    const request = c.req.raw
    const { session, renewal, ...rest } = await sessions.read(c.req.header('cookie'))
    // After a post a reload would lose the form.
    const isLapsed = rest.isLapsed && request.method === 'GET'
    const isPersonal = session !== undefined || isLapsed
    if (session) {
      const page = await pages.answerPerson(request, requestId, session)
      if (page && renewal) page.headers.append('set-cookie', renewal)
      if (page) return page
    }
    const cached = isPersonal ? undefined : await pages.answer(request, requestId)
    if (cached) return cached.ok && isPrefetch(name => c.req.header(name)) ? asPrefetched(cached) : cached
    const origins = [publicOrigin(new URL(request.url), env.SITE_URL), ...bookingOrigins(env.BOOKING_URL)]
    const page = await makePage(request, {
      log,
      requestId,
      session,
      isLapsed,
      cameFromUs: cameFromUs(request.headers, origins),
      visitorAddress: visitorAddress(c, env.TRUSTED_PROXIES),
    })
    if (isPersonal) page.headers.set('cache-control', cacheControl.personal)
    if (renewal) page.headers.append('set-cookie', renewal)
    return packed(page, request)
  }
}

/** A visitor who signs in meanwhile sends another cookie, and gets another page. */
function asPrefetched(page: Response): Response {
  page.headers.set('cache-control', cacheControl.prefetched)
  page.headers.append('vary', 'cookie')
  return page
}
