import { expect, test } from 'vitest'
import { refuseStale } from './if-match.ts'

test('a write is refused unless it is based on the newest version', () => {
  expect(() => refuseStale(3, 3)).not.toThrow()
  expect(() => refuseStale(2, 3)).toThrow(expect.objectContaining({ status: 412 }))
  expect(() => refuseStale(0, 3)).toThrow(expect.objectContaining({ status: 412 }))
  expect(() => refuseStale('any', 3)).not.toThrow()
})

test('only a new node can be written without If-Match', () => {
  expect(() => refuseStale('missing', 0)).not.toThrow()
  expect(() => refuseStale('missing', 1)).toThrow(expect.objectContaining({ status: 428 }))
})
