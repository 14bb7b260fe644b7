import { cacheControl, cacheLifetimes, sharedPage } from '../../app/addresses/cache-policy.ts'
import type { Encoding } from '../http/compression/choose-encoding.ts'
import type { CachedPage } from './cached-page.ts'
import type { TagHeader } from './edge/edge-adapters.ts'
import { tagsOfPage } from './edge/page-tags.ts'

/** Where an answer comes from: the cache, the cache while a newer page is rendered, or a new rendering. */
export type Origin = 'hit' | 'stale' | 'miss'

/** For how long a cache before the site may keep an answer: a day where it is purged; never a page that may be an old one. */
export type EdgeLifetime = 'minute' | 'day' | 'none'

/** Facts of one answer: bytes of the body, the time in milliseconds since 1970, and what a cache before the site reads. */
export type AnswerFacts = {
  origin: Origin
  length: number
  requestId: string
  now: number
  edgeLifetime: EdgeLifetime
  tagHeader: TagHeader
}

/** The headers to send a page with, names and values in turn. */
export function answerHeaders(page: CachedPage, encoding: Encoding, facts: AnswerFacts) {
  const { origin, length, requestId, now } = facts
  const age = Math.max(0, Math.floor((now - page.madeAt) / 1000))
  page.headerList ??= [...Object.entries(page.headers).flat(), ...cacheHeaders(page, facts.tagHeader)]
  const list = [...page.headerList, 'content-length', String(length), 'age', String(age), 'etag', tagIn(page, encoding)]
  if (!('cache-control' in page.headers)) list.push('cache-control', cacheControlOf(page, facts.edgeLifetime))
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
function cacheHeaders(page: CachedPage, { name, separator }: TagHeader): string[] {
  return ['vary', 'accept-encoding', name, tagsOfPage(page.keys).join(separator)]
}

/**
 * Browsers ask each time, because content can change at any minute. A CDN may answer from its cache for a minute, and then
 * serve the stale page while it asks, but never past the instant at which the page changes by itself. One that is purged may
 * answer for a day, and then asks before it sends the page, which it may still send if the site fails.
 */
function cacheControlOf({ status, madeAt, until, incomplete }: CachedPage, lifetime: EdgeLifetime): string {
  if (status !== 200 || incomplete || lifetime === 'none') return cacheControl.page
  const left = Math.max(0, Math.floor((until - madeAt) / 1000))
  const { edgePage } = cacheLifetimes
  if (lifetime === 'day') return sharedPage(Math.min(edgePage.fresh, left), 0, edgePage.staleIfError)
  const fresh = Math.min(cacheLifetimes.page.fresh, left)
  return sharedPage(fresh, Math.min(cacheLifetimes.page.stale, left - fresh))
}
