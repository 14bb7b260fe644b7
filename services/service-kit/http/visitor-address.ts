import { isIP } from 'node:net'
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
  return limitedPart(chain[Math.max(0, chain.length - 1 - proxies)] ?? socket)
}

/** The part of an address that stands for one customer. The same address may be written in several ways, with a port too. */
function limitedPart(written: string): string {
  const address = written
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 6 ? networkOf(address) : address.slice(0, 64)
}

/** The first four of the eight groups of an IPv6 address, with the zeros that `::` leaves out. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::')
  const groups = before.split(':').filter(Boolean)
  const behind = (after ?? '').split(':').filter(Boolean)
  const missing = after === undefined ? 0 : 8 - groups.length - behind.length - (after.includes('.') ? 1 : 0)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...behind]
  return all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
