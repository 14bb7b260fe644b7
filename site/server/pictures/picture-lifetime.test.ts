import { expect, test } from 'vitest'
import { cacheControlOf, lifetimeOf } from './picture-lifetime.ts'

test.each([
  [{}, 'public, max-age=31536000, immutable'],
  [{ 'cache-control': 'public, max-age=31536000, immutable' }, 'public, max-age=31536000, immutable'],
  [{ 'cache-control': 'public' }, 'public, max-age=31536000, immutable'],
  [{ 'cache-control': 'public, max-age=60' }, 'public, max-age=60'],
  [{ 'cache-control': 'Public, Max-Age=14400', age: '400' }, 'public, max-age=14000'],
  [{ 'cache-control': 'max-age=60, s-maxage=600' }, 'public, max-age=600'],
  [{ 'cache-control': 'max-age=60', age: '90' }, 'no-store'],
  [{ 'cache-control': 'max-age=0, must-revalidate' }, 'no-store'],
  [{ 'cache-control': 'no-store' }, 'no-store'],
  [{ 'cache-control': 'private, max-age=31536000' }, 'no-store'],
])('a source that says %j is passed on as %s', (headers, told) => {
  expect(cacheControlOf(lifetimeOf(new Headers(headers as Record<string, string>)))).toBe(told)
})
