import { expect, test } from 'vitest'
import { edgeSetting } from './edge-setting.ts'

const secret = 'a-secret-of-the-agency'

test.each([
  [`varnish://${secret}@10.0.0.5:6081`, { kind: 'varnish', secret, hosts: ['10.0.0.5:6081'] }],
  [`varnish://${secret}@edge-1:6081,[::1]:80`, { kind: 'varnish', secret, hosts: ['edge-1:6081', '[::1]:80'] }],
  ['fastly://t_-9@SU1Z0isxPaozGVKXdv0eY', { kind: 'fastly', token: 't_-9', service: 'SU1Z0isxPaozGVKXdv0eY' }],
  ['cloudflare://t@023e105f4ecef8ad', { kind: 'cloudflare', token: 't', zone: '023e105f4ecef8ad' }],
  [undefined, undefined],
])('EDGE=%s is read', (text, read) => {
  expect(edgeSetting.parse(text)).toEqual(read)
})

test.each([
  ['varnish://10.0.0.5:6081', /^must be varnish:\/\/secret@host:6081/],
  ['varnish://short@10.0.0.5:6081', /^must have a secret of at least 16 characters$/],
  [`varnish://${secret}@10.0.0.5:6081,`, /^must be varnish/],
  [`varnish://${secret}@host/path`, /^must be varnish/],
  ['fastly://token@', /^must be varnish/],
  ['fastly://token@a/b', /^must be varnish/],
  ['https://www.example.com', /^must be varnish/],
])('EDGE=%s is refused with words that name no secret', (text, words) => {
  const [issue] = edgeSetting.safeParse(text).error?.issues ?? []
  expect(issue?.message).toMatch(words)
  expect(issue?.message).not.toContain(secret)
})
