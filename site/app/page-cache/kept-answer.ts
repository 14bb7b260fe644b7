import type { Encoding, KeptPage } from './kept-page.server.ts'

/** How an answer came about: from memory, from memory while a newer one is being made, or made for this request. */
export type Origin = 'hit' | 'stale' | 'miss'

export const freshSeconds = 60
const day = 24 * 60 * 60

/** Headers as a flat list of names and values, which Node writes fastest. The last four values change by the request. */
const lists = new WeakMap<KeptPage, Partial<Record<Encoding, string[]>>>()

/**
 * The headers to send a page with. The list is reused: it is good until the next call for the same page.
 * @param length Bytes of the body. `now` is in milliseconds since 1970.
 */
export function answerHeaders(
  page: KeptPage,
  encoding: Encoding,
  { origin, length, requestId, now }: { origin: Origin; length: number; requestId: string; now: number },
): string[] {
  const byEncoding = lists.get(page) ?? {}
  const list = byEncoding[encoding] ?? constantHeaders(page, encoding)
  byEncoding[encoding] = list
  lists.set(page, byEncoding)
  const end = list.length
  list[end - 7] = String(length)
  list[end - 5] = String(Math.max(0, Math.floor((now - page.madeAt) / 1000)))
  list[end - 3] = `cache;desc=${origin}`
  list[end - 1] = requestId
  return list
}

/** The tag of a page's bytes in one encoding. */
function tagIn(page: KeptPage, encoding: Encoding): string {
  return encoding === 'identity' ? `"${page.tag}"` : `"${page.tag}-${encoding}"`
}

/** Whether the browser has these bytes already, by its `if-none-match` header: in whichever encoding it got them. */
export function hasAlready(ifNoneMatch: string | undefined, page: KeptPage): boolean {
  return ifNoneMatch !== undefined && page.status === 200 && (ifNoneMatch === '*' || ifNoneMatch.includes(page.tag))
}

function constantHeaders(page: KeptPage, encoding: Encoding): string[] {
  return [
    ...Object.entries({ ...page.headers, 'cache-control': page.headers['cache-control'] ?? cacheControl(page) }).flat(),
    ...['vary', 'accept-encoding', 'etag', tagIn(page, encoding)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...(page.keys.length > 0 ? ['surrogate-key', page.keys.map(shortKey).join(' ')] : []),
    ...['content-length', '', 'age', '', 'server-timing', '', 'x-request-id', ''],
  ]
}

/**
 * Browsers ask each time, because content can change at any minute. A CDN in front may answer for a minute by itself, and go on
 * with the old answer while it asks, but never past the instant at which the page says something else.
 */
function cacheControl({ status, madeAt, until, incomplete }: KeptPage): string {
  if (status !== 200 || incomplete) return 'public, max-age=0, must-revalidate'
  const left = Math.max(0, Math.floor((until - madeAt) / 1000))
  const fresh = Math.min(freshSeconds, left)
  const old = Math.min(day, left - fresh)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${old}, stale-if-error=${old}`
}

/** A node's key without its first groups: enough to tell a CDN which answers to drop, and short enough to send each time. */
function shortKey(key: string): string {
  return key.length === 36 ? key.slice(24) : key
}
