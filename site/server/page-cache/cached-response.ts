import { cacheControl, cacheLifetimes, sharedPage } from '../../app/addresses/cache-policy.ts'
import type { Encoding } from '../http/compression/choose-encoding.ts'
import type { CachedPage } from './cached-page.ts'

/** Where an answer comes from: the cache, the cache while a newer page is rendered, or a new rendering. */
export type Origin = 'hit' | 'stale' | 'miss'

/** Facts of one answer: bytes of the body, and the time in milliseconds since 1970. */
export type AnswerFacts = { origin: Origin; length: number; requestId: string; now: number }

/** The headers to send a page with, names and values in turn. */
export function answerHeaders(page: CachedPage, encoding: Encoding, { origin, length, requestId, now }: AnswerFacts) {
  const age = Math.max(0, Math.floor((now - page.madeAt) / 1000))
  page.headerList ??= [...Object.entries(page.headers).flat(), ...cacheHeaders(page)]
  const list = [...page.headerList, 'content-length', String(length), 'age', String(age), 'etag', tagIn(page, encoding)]
  if (encoding !== 'identity') list.push('content-encoding', encoding)
  list.push('server-timing', `cache;desc=${origin}`, 'x-request-id', requestId)
  return list
}

/** The tag of a page's bytes in one encoding. */
function tagIn(page: CachedPage, encoding: Encoding): string {
  return encoding === 'identity' ? `"${page.tag}"` : `"${page.tag}-${encoding}"`
}

/** Whether the browser has these bytes already, by its `if-none-match` header, in any encoding. */
export function matchesTag(ifNoneMatch: string | undefined, page: CachedPage): boolean {
  return ifNoneMatch !== undefined && page.status === 200 && (ifNoneMatch === '*' || ifNoneMatch.includes(page.tag))
}

/** The headers that the cache adds to a page, the same in each encoding. */
function cacheHeaders(page: CachedPage): string[] {
  // A content system may use any text as a key.
  const keys = page.keys.map(shortKey).filter(key => /^[\w*-]+$/.test(key))
  return [
    ...('cache-control' in page.headers ? [] : ['cache-control', cacheControlOf(page)]),
    'vary',
    'accept-encoding',
    ...(keys.length > 0 ? ['surrogate-key', keys.join(' ')] : []),
  ]
}

/**
 * Browsers ask each time, because content can change at any minute. A CDN may answer from its cache for a minute, and then
 * serve the stale page while it asks, but never past the instant at which the page changes by itself.
 */
function cacheControlOf({ status, madeAt, until, incomplete }: CachedPage): string {
  if (status !== 200 || incomplete) return cacheControl.page
  const left = Math.max(0, Math.floor((until - madeAt) / 1000))
  const fresh = Math.min(cacheLifetimes.page.fresh, left)
  return sharedPage(fresh, Math.min(cacheLifetimes.page.stale, left - fresh))
}

/** A node's key without its first groups: enough for a CDN to know which answers to drop, and short enough to send each time. */
function shortKey(key: string): string {
  return key.length === 36 ? key.slice(24) : key
}
