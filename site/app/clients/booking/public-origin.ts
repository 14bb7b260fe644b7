const loopback = new Set(['localhost', '127.0.0.1'])

/** On one machine the host name that the visitor opened: a cookie of `localhost` is not sent to `127.0.0.1`. */
export function publicOrigin(url: URL, siteUrl: string): string {
  return loopback.has(url.hostname) && loopback.has(new URL(siteUrl).hostname) ? url.origin : new URL(siteUrl).origin
}

export function bookingAddress(url: URL, bookingUrl: string): string {
  const booking = new URL(bookingUrl)
  if (!loopback.has(url.hostname) || !loopback.has(booking.hostname)) return bookingUrl
  booking.hostname = url.hostname
  return booking.href.replace(/\/$/, '')
}

export function bookingOrigins(bookingUrl: string): string[] {
  const booking = new URL(bookingUrl)
  if (!loopback.has(booking.hostname)) return [booking.origin]
  return [...loopback].map(name => `${booking.protocol}//${name}:${booking.port}`)
}
