import { isIP } from 'node:net'
import type { Context } from 'hono'

/**
 * Limits count the half of an IPv6 address that one customer has. Each of our `proxies` appends its peer to
 * `X-Forwarded-For`; anybody may have written the earlier entries.
 */
export function visitorAddress(c: Context, proxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(one => one.trim())
  const chain = [...forwarded.filter(Boolean), socket]
  return limitedPart(chain[Math.max(0, chain.length - 1 - proxies)] ?? socket)
}

function limitedPart(written: string): string {
  const address = written
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 6 ? networkOf(address) : address.slice(0, 64)
}

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
