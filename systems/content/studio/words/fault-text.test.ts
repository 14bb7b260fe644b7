import { expect, test } from 'vitest'
import { faultText } from './labels.ts'

test('a fault with a code has a text of its own; any other message names fields as the form does', () => {
  const message = 'must be a day, written YYYY-MM-DD'
  expect(faultText({ message, code: 'not-a-day' })).toBe('needs a date, for example 23 November 2026')
  expect(faultText({ message: 'must be one of flight, hotel', code: 'not-a-choice' })).toBe('needs a choice')
  expect(faultText({ message: 'lies before validUntil: too late' })).toBe('lies before “Valid until”: too late')
  expect(faultText({ message: 'is missing' })).toBe('is missing')
})
