import { cacheControl } from '../../app/addresses/cache-policy.ts'

/** Seconds. A source with at least this lifetime changes the address with the picture. */
const longEnough = 86_400

/**
 * The seconds for which a picture's answer may be cached (RFC 9111, section 4.2). Infinity if the source sends no lifetime, as
 * file servers do, or at least a day.
 */
export function lifetimeOf(headers: Headers): number {
  const control = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/no-store|no-cache|private/.test(control)) return 0
  const seconds = /\bs-maxage=(\d+)/.exec(control)?.[1] ?? /\bmax-age=(\d+)/.exec(control)?.[1]
  if (seconds === undefined || Number(seconds) >= longEnough) return Number.POSITIVE_INFINITY
  return Math.max(0, Number(seconds) - Number(headers.get('age') ?? 0))
}

/** The `cache-control` header of a picture that may be cached for so many seconds. */
export function cacheControlOf(lifetime: number): string {
  if (lifetime === Number.POSITIVE_INFINITY) return cacheControl.immutable
  return lifetime > 0 ? `public, max-age=${Math.floor(lifetime)}` : cacheControl.never
}
