import { cacheControl, cacheLifetimes, sharedPage } from '../../app/addresses/cache-policy.ts'
import type { Encoding } from '../http/compression/choose-encoding.ts'
import type { CachedPage } from './cached-page.ts'
import type { TagHeader } from './edge/edge-adapters.ts'
import { tagsOfPage } from './edge/page-tags.ts'

/** `stale`: from the cache while a newer page is rendered. */
export type Origin = 'hit' | 'stale' | 'miss'

/** `day` if a cache before the site is purged; `none` for a page that may be outdated. */
export type EdgeLifetime = 'minute' | 'day' | 'none'

/** `length` in bytes; `now` in milliseconds since 1970. */
export type AnswerFacts = {
  origin: Origin
  length: number
  requestId: string
  now: number
  edgeLifetime: EdgeLifetime
  tagHeader: TagHeader
}

/** Names and values in turn. */
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

function tagIn(page: CachedPage, encoding: Encoding): string {
  return encoding === 'identity' ? `"${page.tag}"` : `"${page.tag}-${encoding}"`
}

/** Compares the page only, in any encoding. */
export function matchesTag(ifNoneMatch: string | undefined, page: CachedPage): boolean {
  return ifNoneMatch !== undefined && page.status === 200 && (ifNoneMatch === '*' || ifNoneMatch.includes(page.tag))
}

function cacheHeaders(page: CachedPage, { name, separator }: TagHeader): string[] {
  return ['vary', 'accept-encoding', name, tagsOfPage(page.keys).join(separator)]
}

/**
 * Browsers revalidate always, because content can change at any minute. A CDN keeps a page for a minute, or a day if it
 * is purged, but never past the instant at which the page changes by itself.
 */
function cacheControlOf({ status, madeAt, until, incomplete }: CachedPage, lifetime: EdgeLifetime): string {
  if (status !== 200 || incomplete || lifetime === 'none') return cacheControl.page
  const left = Math.max(0, Math.floor((until - madeAt) / 1000))
  const { edgePage } = cacheLifetimes
  if (lifetime === 'day') return sharedPage(Math.min(edgePage.fresh, left), 0, edgePage.staleIfError)
  const fresh = Math.min(cacheLifetimes.page.fresh, left)
  return sharedPage(fresh, Math.min(cacheLifetimes.page.stale, left - fresh))
}
