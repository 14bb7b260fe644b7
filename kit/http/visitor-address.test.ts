import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

async function seen(proxies: number, socket: string, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', c => c.text(visitorAddress(c, proxies)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } })
  return answer.text()
}

test('without trusted proxies, X-Forwarded-For is ignored', async () => {
  expect(await seen(0, '203.0.113.9', '198.51.100.1, 10.0.0.1')).toBe('203.0.113.9')
})

test('behind proxies, as many entries of X-Forwarded-For are trusted as there are proxies', async () => {
  expect(await seen(1, '10.0.0.2', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await seen(2, '10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9')
  expect(await seen(2, '10.0.0.2', '203.0.113.9')).toBe('203.0.113.9')
  expect(await seen(1, '10.0.0.2')).toBe('10.0.0.2')
})

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2:0:0:7', '2001:db8:0:0'],
  ['2001:0DB8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', async (written, counted) => {
  expect(await seen(1, '10.0.0.2', written)).toBe(counted)
})
