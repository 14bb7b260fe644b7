import { cacheControl } from '../../app/addresses/cache-policy.ts'

/** Seconds. Sources with at least this lifetime change the address with the picture. */
const longEnough = 86_400

/** Seconds (RFC 9111, section 4.2); Infinity for at least a day, or without a lifetime, as from file servers. */
export function lifetimeOf(headers: Headers): number {
  const control = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/no-store|no-cache|private/.test(control)) return 0
  const seconds = /\bs-maxage=(\d+)/.exec(control)?.[1] ?? /\bmax-age=(\d+)/.exec(control)?.[1]
  if (seconds === undefined || Number(seconds) >= longEnough) return Number.POSITIVE_INFINITY
  return Math.max(0, Number(seconds) - Number(headers.get('age') ?? 0))
}

export function cacheControlOf(lifetime: number): string {
  if (lifetime === Number.POSITIVE_INFINITY) return cacheControl.immutable
  return lifetime > 0 ? `public, max-age=${Math.floor(lifetime)}` : cacheControl.never
}
