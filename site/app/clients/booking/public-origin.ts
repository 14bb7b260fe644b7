const loopback = new Set(['localhost', '127.0.0.1'])

/**
 * The origin to name as "where the browser returns to". On one machine it is the one that the visitor opened, because a
 * cookie of `localhost` is not sent to `127.0.0.1`; anywhere else it is the configured public address.
 */
export function publicOrigin(url: URL, siteUrl: string): string {
  return loopback.has(url.hostname) && loopback.has(new URL(siteUrl).hostname) ? url.origin : new URL(siteUrl).origin
}

/** The booking site's address as this visitor should reach it: on one machine, under the same name as the site. */
export function bookingAddress(url: URL, bookingUrl: string): string {
  const booking = new URL(bookingUrl)
  if (!loopback.has(url.hostname) || !loopback.has(booking.hostname)) return bookingUrl
  booking.hostname = url.hostname
  return booking.href.replace(/\/$/, '')
}

/** Every origin that forms may post to, for the policy. */
export function bookingOrigins(bookingUrl: string): string[] {
  const booking = new URL(bookingUrl)
  if (!loopback.has(booking.hostname)) return [booking.origin]
  return [...loopback].map(name => `${booking.protocol}//${name}:${booking.port}`)
}
