import { expect, test } from 'vitest'
import { returnTarget } from './return-target.ts'

const origins = ['http://localhost:3000', 'http://booking.example']

test.each([
  ['/blog?page=2#top', '/blog?page=2#top'],
  ['http://localhost:3000/faq', '/faq'],
  ['http://booking.example/trips', 'http://booking.example/trips'],
])('%s is allowed', (asked, target) => expect(returnTarget(asked, origins)).toBe(target))

test.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'http://user@localhost:3000/',
  'http://localhost:3000@evil.example/',
  'http://[',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
])('%j leads to the home page or another path of ours', asked => {
  expect(returnTarget(asked, origins)).toMatch(/^\/(?![/\\])/)
})
