import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { isStale } from './if-match.ts'

test('a write is stale unless it is based on the newest version', () => {
  expect(isStale(3, 3)).toBe(false)
  expect(isStale(2, 3)).toBe(true)
  expect(isStale(0, 3)).toBe(true)
  expect(isStale('any', 3)).toBe(false)
})

test('only a new node can be written without If-Match', () => {
  expect(isStale('missing', 0)).toBe(false)
  expect(() => isStale('missing', 1)).toThrow(HTTPException)
})
