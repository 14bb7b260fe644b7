import { STATUS_CODES, validateHeaderValue } from 'node:http'
import { cacheControl, cacheLifetimes, sharedPage } from '../../app/addresses/cache-policy.ts'
import type { Encoding } from '../http/compression/choose-encoding.ts'
import type { CachedPage } from './cached-page.ts'

/** How an answer came about: from memory, from memory while a newer one is being made, or made for this request. */
export type Origin = 'hit' | 'stale' | 'miss'

/** What is said about one answer: bytes of the body, and the moment in milliseconds since 1970. */
export type HowSent = { origin: Origin; length: number; requestId: string; now: number }

/** The headers to send a page with, names and values in turn. */
export function answerHeaders(page: CachedPage, encoding: Encoding, how: HowSent): string[] {
  const ofAnswer = ['server-timing', `cache;desc=${how.origin}`, 'x-request-id', how.requestId]
  const ofBody = ['content-length', String(how.length), 'age', ageOf(page, how.now), 'etag', tagIn(page, encoding)]
  if (encoding !== 'identity') ofBody.push('content-encoding', encoding)
  return [...Object.entries(page.headers).flat(), ...ownHeaders(page), ...ofBody, ...ofAnswer]
}

/** The same as it stands in front of the body on the wire, from the status line to the blank line. */
export function answerHead(page: CachedPage, encoding: Encoding, how: HowSent, keepAliveSeconds: number): string {
  page.ownLines ??= linesOf(ownHeaders(page))
  const ofPage = `HTTP/1.1 ${page.status} ${STATUS_CODES[page.status]}\r\n${sharedLinesOf(page)}${page.ownLines}`
  const coding = encoding === 'identity' ? '' : `content-encoding: ${encoding}\r\n`
  const ofBody = `content-length: ${how.length}\r\nage: ${ageOf(page, how.now)}\r\netag: ${tagIn(page, encoding)}\r\n`
  const ofAnswer = `server-timing: cache;desc=${how.origin}\r\nx-request-id: ${how.requestId}\r\n`
  const ofConnection = `date: ${httpDate(how.now)}\r\nkeep-alive: timeout=${keepAliveSeconds}\r\n`
  return `${ofPage}${coding}${ofBody}${ofAnswer}${ofConnection}\r\n`
}

const sharedLines = new WeakMap<CachedPage['headers'], string>()

/** Lines of the headers that most pages have in common, and so exist only once. */
function sharedLinesOf({ headers }: CachedPage): string {
  const known = sharedLines.get(headers)
  if (known !== undefined) return known
  const lines = linesOf(Object.entries(headers).flat())
  sharedLines.set(headers, lines)
  return lines
}

/** Checks every value, because nobody does when they are sent. */
function linesOf(list: string[]): string {
  let lines = ''
  for (let at = 0; at < list.length; at += 2) {
    const [name = '', value = ''] = list.slice(at, at + 2)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return lines
}

function ageOf(page: CachedPage, now: number): string {
  return String(Math.max(0, Math.floor((now - page.madeAt) / 1000)))
}

const lastDate = { second: 0, text: '' }

function httpDate(now: number): string {
  const second = Math.floor(now / 1000)
  if (second !== lastDate.second) Object.assign(lastDate, { second, text: new Date(now).toUTCString() })
  return lastDate.text
}

/** The tag of a page's bytes in one encoding. */
function tagIn(page: CachedPage, encoding: Encoding): string {
  return encoding === 'identity' ? `"${page.tag}"` : `"${page.tag}-${encoding}"`
}

/** Whether the browser has these bytes already, by its `if-none-match` header: in whichever encoding it got them. */
export function hasAlready(ifNoneMatch: string | undefined, page: CachedPage): boolean {
  return ifNoneMatch !== undefined && page.status === 200 && (ifNoneMatch === '*' || ifNoneMatch.includes(page.tag))
}

/** What a page has for itself, in whichever encoding it is sent. */
function ownHeaders(page: CachedPage): string[] {
  // A key can be any text that a content system thinks of.
  const keys = page.keys.map(shortKey).filter(key => /^[\w*-]+$/.test(key))
  return [
    ...('cache-control' in page.headers ? [] : ['cache-control', cacheControlOf(page)]),
    'vary',
    'accept-encoding',
    ...(keys.length > 0 ? ['surrogate-key', keys.join(' ')] : []),
  ]
}

/**
 * Browsers ask each time, because content can change at any minute. A CDN in front may answer for a minute by itself, and go on
 * with the old answer while it asks, but never past the instant at which the page says something else.
 */
function cacheControlOf({ status, madeAt, until, incomplete }: CachedPage): string {
  if (status !== 200 || incomplete) return cacheControl.page
  const left = Math.max(0, Math.floor((until - madeAt) / 1000))
  const fresh = Math.min(cacheLifetimes.page.fresh, left)
  return sharedPage(fresh, Math.min(cacheLifetimes.page.stale, left - fresh))
}

/** A node's key without its first groups: enough to tell a CDN which answers to drop, and short enough to send each time. */
function shortKey(key: string): string {
  return key.length === 36 ? key.slice(24) : key
}
