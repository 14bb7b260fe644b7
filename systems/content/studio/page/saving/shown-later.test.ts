import { expect, test } from 'vitest'
import { beginsAt, isSeenNow } from './shown-later.ts'

const now = Date.parse('2026-11-25T09:00:00+08:00')

test('a page with a start on Friday shows later, and one that has started shows now', () => {
  expect(beginsAt({ publishAt: '2026-11-27T09:00:00+08:00' }, now)).toBe(Date.parse('2026-11-27T01:00:00Z'))
  expect(beginsAt({ publishAt: '2026-11-20T09:00:00+08:00' }, now)).toBeUndefined()
  expect(beginsAt({ publishAt: null }, now)).toBeUndefined()
})

test('only a page that visitors see now can disappear', () => {
  expect(isSeenNow('changed')).toBe(true)
  expect(isSeenNow('scheduled')).toBe(false)
  expect(isSeenNow('draft')).toBe(false)
})
