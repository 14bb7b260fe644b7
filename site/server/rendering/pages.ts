import { createHash, randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import * as build from 'virtual:react-router/server-build'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { bookingOrigins } from '../../app/clients/booking/public-origin.ts'
import { anyKey } from '../../app/clients/content/cache/content-cache.server.ts'
import type { CachedContent } from '../../app/clients/content/cached-content.server.ts'
import type { RouteIndex } from '../../app/clients/content/routes/route-resolution.ts'
import type { SiteLanguages } from '../../app/clients/content/routes/site-languages.server.ts'
import type { PagePolicy, SiteContext } from '../../app/context.server.ts'
import { type LoginSources, otherSources } from '../../app/features/account/social/other-sources.ts'
import { documentAssets } from '../../app/shell/document/document-assets.server.ts'
import { pagePolicy, securityHeaders } from '../http/security-headers.ts'
import { type AdmissionQueue, admissionLimits, createAdmissionQueue } from '../load-shedding/admission-queue.ts'
import { countAnswer } from '../metrics/counts.ts'
import { rulesText } from '../page-cache/ahead/speculation-rules.ts'
import type { Edge } from '../page-cache/edge/edge.ts'
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts'
import { anyReader } from '../page-cache/persons/named-page.ts'
import { warmUp } from '../page-cache/warm-up.ts'
import { createPageMaker, type PageMaker } from './page-maker.ts'

export type PagesSettings = SiteContext['env'] & PolicySettings

/** 10,000 pages take about 200 MB. */
const maxCacheBytes = 256 * 1024 * 1024
const warmPages = 60

export type Pages = {
  cache: PageCache
  make: PageMaker
  admission: AdmissionQueue
  headers: Record<string, string>
  /** Invalidates every page if the route list has changed. Rejects while it cannot be read. */
  watchRoutes: () => Promise<void>
  warmUp: () => void
  /** Resolves when the first pages are rendered; undefined without a warm-up. */
  warmed: () => Promise<unknown> | undefined
}

type Means = Pick<SiteContext, 'enquiries' | 'personCheck'> & {
  content: CachedContent
  log: Logger
  /** Undefined where there are no sessions. */
  sessionCookie: string | undefined
  edge: Edge | undefined
}

const anonymous = { session: undefined, isLapsed: false, cameFromUs: false, visitorAddress: 'page cache' }

export function createPages(env: PagesSettings, { content, log, sessionCookie, edge, ...forms }: Means): Pages {
  const { policy, headers } = sitePolicy(env)
  const admission = createAdmissionQueue({ ...admissionLimits, lag: watchEventLoopLag() })
  const make = createPageMaker({ env, content, admission, policy, ...forms })
  const cache = createPageCache({
    siteUrl: env.SITE_URL,
    sessionCookie,
    maxBytes: maxCacheBytes,
    headers,
    edge,
    onAnswer: countAnswer,
    make: (url, uses, person) => {
      const session = person && anyReader(person)
      return make(new Request(url), { log, requestId: randomUUID(), ...anonymous, session }, uses)
    },
  })
  const hasChanged = createRouteWatch()
  const open = (path: string) => cache.answer(new Request(env.SITE_URL + path), 'warm-up')
  const { routes } = content.source
  let warming: Promise<unknown> | undefined
  return {
    cache,
    make,
    admission,
    headers,
    // Waits for a late list too: a new page may be cached as not found.
    async watchRoutes() {
      const main = await routes({ isPatient: true })
      const languages = await content.languages({ isPatient: true })
      const translated = languages.all.map(culture => content.inCulture[culture].source.routes({ isPatient: true }))
      const others = await Promise.all(translated.map(list => list.catch(() => undefined)))
      if (hasChanged(languages, [main, ...others])) cache.forget([anyKey])
    },
    warmUp() {
      warming = warmUp({ routes, open, maxPages: warmPages }).then(async () => {
        for (const culture of (await content.languages()).all) await open(`/${culture}`).catch(() => undefined)
      })
    },
    warmed: () => warming,
  }
}

/** Any page may link pages by address and name. The lists are read every minute and are nearly always the same. */
function createRouteWatch() {
  let seen: unknown[] = []
  let fingerprint: string | undefined
  return (languages: SiteLanguages, lists: (RouteIndex | undefined)[]): boolean => {
    if ([languages, ...lists].every((list, at) => list === seen[at])) return false
    seen = [languages, ...lists]
    const before = fingerprint
    fingerprint = lists.map(list => (list ? fingerprintOf(list, languages) : '')).join(' ')
    return before !== undefined && before !== fingerprint
  }
}

function fingerprintOf({ byPath }: RouteIndex, languages: SiteLanguages): string {
  const lines = Array.from(byPath.values(), page =>
    [page.path, page.key, page.alias, page.role, page.name, languages.of(page.key)].join('\t'),
  )
  return createHash('sha1').update(lines.join('\n')).digest('base64')
}

type PolicySettings = LoginSources & { SITE_URL: string; BOOKING_URL: string; HSTS: 'host' | 'subdomains' }

function sitePolicy(env: PolicySettings): { policy: PagePolicy; headers: Record<string, string> } {
  const { style, pageStyles, starter } = documentAssets(build.assets.entry)
  const secure = env.SITE_URL.startsWith('https:')
  const policy = pagePolicy({
    styles: { site: style, ...pageStyles },
    scripts: [starter, rulesText],
    formTargets: bookingOrigins(env.BOOKING_URL),
    others: otherSources(env),
    secure,
  })
  return { policy, headers: securityHeaders(policy, secure ? env.HSTS : undefined) }
}

const resolution = 20
const every = 500

/** The mean of the last half second, in milliseconds beyond the resolution of timers. */
function watchEventLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  let lag = 0
  const look = () => {
    lag = Number.isFinite(delays.mean) ? Math.max(0, delays.mean / 1e6 - resolution) : 0
    delays.reset()
  }
  setInterval(look, every).unref()
  return () => lag
}
