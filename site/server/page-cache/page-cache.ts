import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from '@agency/service-kit/http/accepted-encodings.ts'
import { LRUCache } from 'lru-cache'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { isPrefetch } from '../../app/addresses/prefetch.ts'
import { publicOrigin } from '../../app/clients/booking/public-origin.ts'
import { newPageDependencies, type PageDependencies } from '../../app/clients/content/cache/page-dependencies.server.ts'
import { chooseEncoding, type Encoding } from '../http/compression/choose-encoding.ts'
import type { RenderedPage } from '../http/compression/packed.ts'
import { bodyIn, type CachedPage, cacheable } from './cached-page.ts'
import { type CachedPages, createCachedPages, isCached } from './cached-pages.ts'
import { answerHeaders, type EdgeLifetime, matchesTag, type Origin } from './cached-response.ts'
import type { Edge } from './edge/edge.ts'
import { surrogateKey } from './edge/edge-adapters.ts'
import { type PageAddress, pageAddress } from './page-address.ts'
import { gzipFor, kindOf, type Person, plainFor } from './persons/named-page.ts'

export type PageCacheOptions = {
  siteUrl: string
  /** Visitors with this cookie get personal pages. Undefined where there are no sessions. */
  sessionCookie: string | undefined
  maxBytes: number
  /** A header of the page itself takes precedence. */
  headers: Record<string, string>
  /** Renders for anonymous visitors, or for all members or agents, and records dependencies. */
  make: (url: URL, uses: PageDependencies, person?: Person) => Promise<RenderedPage>
  edge?: Edge | undefined
  onAnswer?: (origin: Origin, status: number) => void
}

export type PageCache = Pick<CachedPages, 'forget' | 'metrics'> & {
  /** False for pages that are not in memory, which the application answers. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean
  /** Undefined for pages that are rendered for each visitor. */
  answer(request: Request, requestId: string): Promise<Response | undefined>
  /** Adds the person's name to the page of all members or agents. */
  answerPerson(request: Request, requestId: string, person: Person): Promise<Response | undefined>
}

const loopbackHost = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/
const validRequestId = /^[\w-]{8,64}$/

export function createPageCache(options: PageCacheOptions): PageCache {
  const { siteUrl, sessionCookie, headers, make, edge, onAnswer } = options
  const pages = createCachedPages((options.maxBytes * 7) / 8)
  const siteOrigin = new URL(siteUrl).origin
  const isLocal = loopbackHost.test(new URL(siteUrl).host)
  const sessionStart = sessionCookie && `${sessionCookie}=`
  const hasSession = (cookies = '') => sessionStart !== undefined && cookies.includes(sessionStart)

  // On one machine, links to the booking site have the visitor's host name, so each name has its own pages.
  const originFor = (host: string | undefined): string =>
    isLocal && host !== undefined && loopbackHost.test(host)
      ? publicOrigin(new URL(`http://${host}`), siteUrl)
      : siteOrigin

  function serve(origin: string, address: PageAddress, person?: Person) {
    const key = (person ? `${kindOf(person)} ` : '') + origin + address.path
    return pages.serve(key, address.hasQuery, async () => {
      const now = Date.now()
      const uses = newPageDependencies(now)
      const fresh = await make(new URL(origin + address.path), uses, person)
      for (const [name, value] of Object.entries(headers)) if (!fresh.headers.has(name)) fresh.headers.set(name, value)
      return cacheable(fresh, uses, { now, isNamed: person !== undefined })
    })
  }

  const tagHeader = edge?.tagHeader ?? surrogateKey
  /** Anyone can invent queries and spellings, which must not fill a cache for a day. */
  function edgeLifetimeOf(key: string, page: CachedPage, hasQuery: boolean): EdgeLifetime {
    if (edge === undefined || hasQuery || page.isOtherSpelling) return 'minute'
    return pages.isCurrent(key, page) ? 'day' : 'none'
  }

  function addressOf({ method, url }: Request) {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const { host, pathname, search } = new URL(url)
    const address = pageAddress(pathname + search)
    return address && { origin: originFor(host), address, hasQuery: search !== '' }
  }

  // For clients without Brotli; a page keeps only its smallest body. Keys contain the page's tag.
  const otherBodies = new LRUCache<string, Buffer>({
    maxSize: Math.ceil(options.maxBytes / 8),
    sizeCalculation: body => body.length + 256,
  })
  async function bodyOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
    const name = `${encoding} ${page.tag}`
    const body = page.bodies[encoding] ?? otherBodies.get(name) ?? (await bodyIn(page, encoding))
    if (!page.bodies[encoding]) otherBodies.set(name, body)
    return body
  }

  return {
    forget(keys) {
      pages.forget(keys)
      edge?.purge(keys)
    },
    metrics: pages.metrics,

    answerFromCache(request, response) {
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const sent = request.headers
      if (hasSession(sent.cookie) || isPrefetch(name => sent[name])) return false
      const address = pageAddress(url)
      if (!address) return false
      const origin = originFor(sent.host)
      const key = origin + address.path
      const cached = pages.find(key)
      if (!cached || cached.state === 'invalidated') return false
      const { page, state } = cached
      const encoding = chooseEncoding(sent['accept-encoding'], page.bodies)
      const body = page.bodies[encoding]
      if (!body) return false
      if (state === 'stale') serve(origin, address).catch(() => {})
      const sentId = sent['x-request-id']
      const requestId = typeof sentId === 'string' && validRequestId.test(sentId) ? sentId : randomUUID()
      const facts = {
        origin: state === 'fresh' ? 'hit' : 'stale',
        length: body.length,
        requestId,
        now: Date.now(),
        edgeLifetime: edgeLifetimeOf(key, page, url.includes('?')),
        tagHeader,
      } as const
      const list = answerHeaders(page, encoding, facts)
      if (matchesTag(sent['if-none-match'], page)) response.writeHead(304, withoutBody(list)).end()
      else response.writeHead(page.status, list).end(method === 'HEAD' ? undefined : body)
      onAnswer?.(facts.origin, response.statusCode)
      return true
    },

    async answer(request, requestId) {
      const target = addressOf(request)
      if (!target) return undefined
      const { page, origin } = await serve(target.origin, target.address)
      // A redirect keeps the whole query, unlike the cache key.
      if (page.status >= 300 && page.status < 400) return undefined
      const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, page.bodies)
      const body = await bodyOf(page, encoding)
      const edgeLifetime = edgeLifetimeOf(target.origin + target.address.path, page, target.hasQuery)
      const facts = { origin, length: body.length, requestId, now: Date.now(), edgeLifetime, tagHeader }
      const answer = asResponse(page, request, body, answerHeaders(page, encoding, facts))
      onAnswer?.(origin, answer.status)
      return answer
    },

    async answerPerson(request, requestId, person) {
      const target = addressOf(request)
      if (!target) return undefined
      const now = Date.now()
      const { page, origin } = await serve(target.origin, target.address, person)
      if (!page.named || !isCached(page, now)) return undefined
      const isZipped = acceptedEncodings(request.headers.get('accept-encoding') ?? undefined).includes('gzip')
      const body = isZipped ? gzipFor(person, page.named) : plainFor(person, page.named)
      const facts = { origin, length: body.length, requestId, now, edgeLifetime: 'none', tagHeader } as const
      const headers = new Headers(pairsOf(answerHeaders(page, isZipped ? 'gzip' : 'identity', facts)))
      for (const name of ['etag', 'age', tagHeader.name]) headers.delete(name)
      headers.set('cache-control', cacheControl.personal)
      onAnswer?.(origin, page.status)
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers })
    },
  }
}

function withoutBody(list: string[]): string[] {
  return list.flatMap((name, at) =>
    at % 2 === 0 && !/^content-(?:type|length|encoding)$/.test(name) ? [name, list[at + 1] ?? ''] : [],
  )
}

function pairsOf(list: string[]): [string, string][] {
  return list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []))
}

function asResponse(page: CachedPage, request: Request, body: Buffer, list: string[]): Response {
  const isUnchanged = matchesTag(request.headers.get('if-none-match') ?? undefined, page)
  const pairs = isUnchanged ? withoutBody(list) : list
  const headers = new Headers(pairsOf(pairs))
  const isEmpty = isUnchanged || request.method === 'HEAD'
  return new Response(isEmpty ? null : new Uint8Array(body), { status: isUnchanged ? 304 : page.status, headers })
}
