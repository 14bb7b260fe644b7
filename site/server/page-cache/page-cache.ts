import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { publicOrigin } from '../../app/clients/booking/public-origin.ts'
import { newPageDependencies, type PageDependencies } from '../../app/clients/content/cache/page-dependencies.server.ts'
import { chooseEncoding } from '../http/compression/choose-encoding.ts'
import type { RenderedPage } from '../http/compression/rendered-page.ts'
import { type CachedPage, cacheable } from './cached-page.ts'
import { type CachedPages, createCachedPages } from './cached-pages.ts'
import { answerHead, answerHeaders, hasAlready, type Origin } from './cached-response.ts'
import { createOtherBodies } from './other-bodies.ts'
import { type PageAddress, pageAddress } from './page-address.ts'
import { canWritePast, writePast } from './write-past.ts'

export type PageCacheOptions = {
  siteUrl: string
  /** The cookie of visitors who are known, whose pages are not from here; undefined where nobody ever is. */
  sessionCookie: string | undefined
  maxBytes: number
  /** Sent with every page; what a page says itself goes first. */
  headers: Record<string, string>
  /** Makes the page at an address for nobody in particular, and notes what it is made from. */
  make: (url: URL, uses: PageDependencies) => Promise<RenderedPage>
  /** How long a connection stays open without a request, as the server has it. */
  keepAliveSeconds: number
  /** Told of every page that is sent from here. */
  onAnswer?: (origin: Origin, status: number) => void
}

export type PageCache = Pick<CachedPages, 'forget' | 'metrics'> & {
  /** Sends the page if it is in memory. Everything else is left to the application: false. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean
  /** Whether there is a page for this request, however old. */
  has(request: IncomingMessage): boolean
  /** The answer to a visitor whom nobody knows, or undefined for pages that are made for each visitor. */
  answer(request: Request, requestId: string): Promise<Response | undefined>
}

const loopbackHost = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/
const knownId = /^[\w-]{8,64}$/

/** Pages that are the same for everybody, made once and sent to many. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { siteUrl, sessionCookie, headers, make, onAnswer } = options
  const pages = createCachedPages((options.maxBytes * 7) / 8)
  const bodies = createOtherBodies(options.maxBytes / 8)
  const siteOrigin = new URL(siteUrl).origin
  const isLocal = loopbackHost.test(new URL(siteUrl).host)
  const sessionStart = sessionCookie && `${sessionCookie}=`
  const isKnown = (cookies = '') => sessionStart !== undefined && cookies.includes(sessionStart)

  // On one machine a page names the booking site as the visitor's browser reaches it, so each name has its own pages.
  const origins = new LRUCache<string, string>({ max: 20 })
  const originFor = (host: string | undefined): string => {
    if (!isLocal || host === undefined) return siteOrigin
    // Reading an address takes longer than sending a page.
    const known = origins.get(host)
    if (known !== undefined) return known
    const found = loopbackHost.test(host) ? publicOrigin(new URL(`http://${host}`), siteUrl) : siteOrigin
    origins.set(host, found)
    return found
  }

  function serve(origin: string, address: PageAddress) {
    return pages.serve(origin + address.path, address.hasQuery, async () => {
      const now = Date.now()
      const uses = newPageDependencies(now)
      const made = await make(new URL(origin + address.path), uses)
      for (const [name, value] of Object.entries(headers)) if (!made.headers.has(name)) made.headers.set(name, value)
      return cacheable(made, uses, now)
    })
  }

  return {
    forget: pages.forget,
    metrics: pages.metrics,

    has({ url = '', headers: asked }) {
      const address = isKnown(asked.cookie) ? undefined : pageAddress(url)
      return address !== undefined && pages.find(originFor(asked.host) + address.path) !== undefined
    },

    answerFromCache(request, response) {
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const asked = request.headers
      if (isKnown(asked.cookie)) return false
      const address = pageAddress(url)
      if (!address) return false
      const origin = originFor(asked.host)
      const found = pages.find(origin + address.path)
      if (!found || found.state === 'invalidated') return false
      const { page, state } = found
      const encoding = chooseEncoding(asked['accept-encoding'], page.bodies)
      const body = bodies.ready(page, encoding)
      if (!body) return false
      if (state === 'stale') serve(origin, address).catch(() => {})
      const given = asked['x-request-id']
      const requestId = typeof given === 'string' && knownId.test(given) ? given : randomUUID()
      const how = state === 'fresh' ? 'hit' : 'stale'
      const sent = { origin: how, length: body.length, requestId, now: Date.now() } as const
      const hasIt = hasAlready(asked['if-none-match'], page)
      response.statusCode = hasIt ? 304 : page.status
      if (hasIt || method === 'HEAD' || !canWritePast(response)) {
        const list = answerHeaders(page, encoding, sent)
        response.writeHead(response.statusCode, hasIt ? withoutBody(list) : list)
        response.end(hasIt || method === 'HEAD' ? undefined : body)
      } else {
        writePast(response, answerHead(page, encoding, sent, options.keepAliveSeconds), body)
      }
      onAnswer?.(how, response.statusCode)
      return true
    },

    async answer(request, requestId) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      const url = new URL(request.url)
      const address = pageAddress(url.pathname + url.search)
      if (!address) return undefined
      const { page, origin } = await serve(originFor(url.host), address)
      // A redirect takes all of the query along, and what is made here has only the names that count.
      if (page.status >= 300 && page.status < 400) return undefined
      const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, page.bodies)
      const body = await bodies.of(page, encoding)
      const how = { origin, length: body.length, requestId, now: Date.now() }
      const answer = asResponse(page, request, body, answerHeaders(page, encoding, how))
      onAnswer?.(origin, answer.status)
      return answer
    },
  }
}

/** What a 304 says: nothing of the body it leaves out. */
function withoutBody(list: string[]): string[] {
  return list.flatMap((name, at) =>
    at % 2 === 0 && !/^content-(?:type|length|encoding)$/.test(name) ? [name, list[at + 1] ?? ''] : [],
  )
}

function asResponse(page: CachedPage, request: Request, body: Buffer, list: string[]): Response {
  const isKnown = hasAlready(request.headers.get('if-none-match') ?? undefined, page)
  const pairs = isKnown ? withoutBody(list) : list
  const headers = new Headers()
  for (let at = 0; at < pairs.length; at += 2) headers.append(pairs[at] ?? '', pairs[at + 1] ?? '')
  const isEmpty = isKnown || request.method === 'HEAD'
  return new Response(isEmpty ? null : new Uint8Array(body), { status: isKnown ? 304 : page.status, headers })
}
