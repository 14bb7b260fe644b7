import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { isStale } from './if-match.ts'

test('a write is stale when it was made from another version than the newest', () => {
  expect(isStale(3, 3)).toBe(false)
  expect(isStale(2, 3)).toBe(true)
  expect(isStale(0, 3)).toBe(true)
  expect(isStale('any', 3)).toBe(false)
})

test('only a new node may be written without a word about the version', () => {
  expect(isStale('missing', 0)).toBe(false)
  expect(() => isStale('missing', 1)).toThrow(HTTPException)
})
