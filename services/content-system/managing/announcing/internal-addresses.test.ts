import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whyInternal, whyRefused } from './internal-addresses.ts'
import { postToWebhook } from './post-hook.ts'

let called = 0
const internal = createServer((_, response) => {
  called++
  response.writeHead(302, { location: '/elsewhere' }).end()
})
beforeAll(() => new Promise<void>(resolve => internal.listen(0, '127.0.0.1', resolve)))
afterAll(() => internal.close())

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '::1',
  '::',
  'fd00:ec2::254',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '::127.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b:1::7f00:1',
  'fec0::1',
  '100::1',
  '5f00::1',
  '3fff::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'ff02::1',
  '224.0.0.1',
  '255.255.255.255',
])('the address %s is internal', address => expect(whyInternal(address)).toBeTruthy())

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1', '2404:6800::1'])(
  'the address %s is public',
  address => expect(whyInternal(address)).toBeUndefined(),
)

test.each([
  ['http://localhost:9200/', 'this machine itself'],
  ['http://2130706433/', 'this machine itself'],
  ['http://0x7f.1/', 'this machine itself'],
  ['http://[::ffff:7f00:1]/', 'this machine itself'],
  ['http://169.254.169.254/latest/meta-data', 'cloud machines keep their secrets'],
  ['https://10.0.0.8/hook', 'a private network'],
  ['https://name:word@example.com/', 'Leave out the name and password'],
  ['https://no-such-host.invalid/', 'There is no host no-such-host.invalid'],
])('%s is refused with a message', async (url, words) => expect(await whyRefused(url, [])).toContain(words))

test('a host that the operator allows is accepted', async () => {
  expect(await whyRefused('http://localhost:9200/', ['localhost'])).toBeUndefined()
})

test('each call checks its address again, by number and by name, and follows no redirect', async () => {
  const { port } = internal.address() as AddressInfo
  const post = (host: string, allowed: string[]) =>
    postToWebhook(allowed)({ url: `http://${host}:${port}/`, secret: 'a secret of some length' }, { keys: ['a key'] })
  for (const host of ['127.0.0.1', 'localhost', '[::1]'])
    expect(await post(host, [])).toMatchObject({ status: null, error: 'not called: it leads to this machine itself' })
  expect(called).toBe(0)
  expect(await post('localhost', ['localhost'])).toMatchObject({ status: 302, error: 'answered 302' })
  expect(called).toBe(1)
})
