import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, securityHeaders } from './security-headers.ts'

const parts = {
  styles: { site: 'a{}', home: 'b{}', other: 'c{}' },
  scripts: ['go()'],
  formTargets: ['https://booking.example'],
  others: { scripts: [], styles: [], connections: [], frames: [] },
  secure: true,
}
const hashSource = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
const policyOf = (changes = {}) => pagePolicy({ ...parts, ...changes })(['site'])
const directive = (policy: string, name: string) => policy.split('; ').find(part => part.startsWith(`${name} `))

test('inline styles and scripts are allowed by their hashes only', () => {
  expect(directive(policyOf(), 'script-src')).toBe(`script-src 'self' ${hashSource('go()')}`)
  expect(directive(policyOf(), 'style-src')).toBe(`style-src 'self' ${hashSource('a{}')}`)
})

test('what is not named is not allowed, and no style stands in an attribute', () => {
  expect(directive(policyOf(), 'default-src')).toBe("default-src 'none'")
  expect(policyOf()).not.toContain('unsafe')
  for (const name of ['img-src', 'font-src', 'connect-src', 'manifest-src']) {
    expect(directive(policyOf(), name)).toMatch(new RegExp(`^${name} 'self'`))
  }
  const headers = securityHeaders(pagePolicy(parts), 'host')
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('forms may post to the booking site, and no site may frame a page', () => {
  expect(directive(policyOf(), 'form-action')).toBe("form-action 'self' https://booking.example")
  expect(directive(policyOf(), 'frame-ancestors')).toBe("frame-ancestors 'none'")
})

test('sources of providers are allowed only for their directive', () => {
  const others = { scripts: ['https://s.example'], styles: ['https://y.example'], connections: [], frames: [] }
  const policy = policyOf({ others })
  expect(directive(policy, 'script-src')).toMatch(/ https:\/\/s\.example$/)
  expect(directive(policy, 'style-src')).toMatch(/ https:\/\/y\.example$/)
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://booking.example")
  expect(policy).not.toContain('frame-src')
})

test('a page lists only its own styles', () => {
  const policy = pagePolicy(parts)
  expect(directive(policy(['site', 'home']), 'style-src')).toBe(
    `style-src 'self' ${hashSource('a{}')} ${hashSource('b{}')}`,
  )
  const headers = securityHeaders(policy, 'host')
  expect(directive(headers['content-security-policy'] ?? '', 'style-src')).toBe("style-src 'self'")
})

test('strict-transport-security is sent only over https, and binds subdomains only where a setting says so', () => {
  const sent = (hsts?: 'host' | 'subdomains') => securityHeaders(pagePolicy(parts), hsts)['strict-transport-security']
  expect(sent()).toBeUndefined()
  expect(sent('host')).toBe('max-age=63072000')
  expect(sent('subdomains')).toBe('max-age=63072000; includeSubDomains')
})
