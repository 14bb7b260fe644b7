import type { Context } from 'hono'

/**
 * The address a request comes from, for limits: of IPv6 the half that one customer has. `proxies` of our own stand before
 * this process, each of which wrote whom it talked to at the end of `X-Forwarded-For`; what stands before that, anybody may
 * have written.
 */
export function visitorAddress(c: Context, proxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(one => one.trim())
  const chain = [...forwarded.filter(Boolean), socket]
  const address = chain[Math.max(0, chain.length - 1 - proxies)] ?? socket
  const plain = address.replace(/^::ffff:/, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
