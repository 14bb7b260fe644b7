import { expect, test } from 'vitest'
import { hashSource, securityHeaders } from './security-headers.server.ts'

const parts = {
  styles: ['a{}'],
  scripts: ['go()'],
  formTargets: ['https://booking.example'],
  providers: { google: false, facebook: false },
  secure: true,
}
const policyOf = (changes = {}) => securityHeaders({ ...parts, ...changes })['content-security-policy'] ?? ''
const directive = (policy: string, name: string) => policy.split('; ').find(part => part.startsWith(`${name} `))

test('inline style and script pass by their hashes alone', () => {
  expect(directive(policyOf(), 'script-src')).toBe(`script-src 'self' ${hashSource('go()')}`)
  expect(directive(policyOf(), 'style-src')).toBe(`style-src 'self' ${hashSource('a{}')}`)
})

test('forms may post to the booking site, and nobody may frame a page', () => {
  expect(directive(policyOf(), 'form-action')).toBe("form-action 'self' https://booking.example")
  expect(directive(policyOf(), 'frame-ancestors')).toBe("frame-ancestors 'none'")
})

test('scripts of Google and Facebook are let in only where they are set up', () => {
  expect(policyOf()).not.toMatch(/google|facebook/)
  expect(directive(policyOf({ providers: { google: true, facebook: false } }), 'script-src')).toContain(
    'accounts.google.com',
  )
})

test('browsers are told to stay on https only when the site is', () => {
  expect(securityHeaders(parts)).toHaveProperty('strict-transport-security')
  expect(securityHeaders({ ...parts, secure: false })).not.toHaveProperty('strict-transport-security')
})
