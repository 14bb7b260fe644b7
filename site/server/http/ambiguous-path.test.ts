import { expect, test } from 'vitest'
import { isAmbiguousPath } from './ambiguous-path.ts'

test.each([
  '/img/svg/~abc%2f..%2fassets/x.js',
  '/img/svg/a/%2E%2e/x',
  '/a%5Cb',
  '/blog\\..\\readyz',
  '/a/../b',
  '/a/.',
  '/a\tb',
  '/a#b',
  'http://host/a/../b',
])('%s can be read in more than one way', path => expect(isAmbiguousPath(path)).toBe(true))

test.each(['/', '/robots.txt', '/.well-known/security.txt', '/blog/2026/a..b', '/%C3%A4', '/img/640.avif/a/b.jpg'])(
  '%s means one thing',
  path => expect(isAmbiguousPath(path)).toBe(false),
)
