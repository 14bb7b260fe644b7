import { expect, test } from 'vitest'
import { hashSource, securityHeaders } from './security-headers.server.ts'

const parts = {
  styles: ['a{}'],
  scripts: ['go()'],
  formTargets: ['https://booking.example'],
  others: { scripts: [], styles: [], connections: [], frames: [] },
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

test('parts of others are let in only as what they were named for', () => {
  const others = { scripts: ['https://s.example'], styles: ['https://y.example'], connections: [], frames: [] }
  const policy = policyOf({ others })
  expect(directive(policy, 'script-src')).toMatch(/ https:\/\/s\.example$/)
  expect(directive(policy, 'style-src')).toMatch(/ https:\/\/y\.example$/)
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://booking.example")
  expect(policy).not.toContain('frame-src')
})

test('browsers are told to stay on https only when the site is', () => {
  expect(securityHeaders(parts)).toHaveProperty('strict-transport-security')
  expect(securityHeaders({ ...parts, secure: false })).not.toHaveProperty('strict-transport-security')
})
