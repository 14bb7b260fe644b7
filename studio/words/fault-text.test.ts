import { expect, test } from 'vitest'
import { faultText } from './fault-text.ts'

test('what is wrong is said as somebody understands it who sees a form, not a file', () => {
  expect(faultText('must be a day, written YYYY-MM-DD')).toBe('needs a date, for example 23 November 2026')
  expect(faultText('must be one of flight, hotel')).toBe('has to be chosen')
  expect(faultText('lies before validUntil: too late')).toBe('lies before “Valid until”: too late')
  expect(faultText('is missing')).toBe('is missing')
})
