import { cacheControl } from '../../app/addresses/cache-policy.ts'

/** Seconds. A source that promises this much means an address that changes with its picture. */
const longEnough = 86_400

/**
 * For how many seconds the answer of a picture's source may be cached (RFC 9111, section 4.2). Infinity where the source
 * says nothing, as file servers do, or promises a day and more.
 */
export function lifetimeOf(headers: Headers): number {
  const control = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/no-store|no-cache|private/.test(control)) return 0
  const seconds = /\bs-maxage=(\d+)/.exec(control)?.[1] ?? /\bmax-age=(\d+)/.exec(control)?.[1]
  if (seconds === undefined || Number(seconds) >= longEnough) return Number.POSITIVE_INFINITY
  return Math.max(0, Number(seconds) - Number(headers.get('age') ?? 0))
}

/** What browsers are told of a picture that may be cached for so many seconds. */
export function cacheControlOf(lifetime: number): string {
  if (lifetime === Number.POSITIVE_INFINITY) return cacheControl.immutable
  return lifetime > 0 ? `public, max-age=${Math.floor(lifetime)}` : cacheControl.never
}
