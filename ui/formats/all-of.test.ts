import { expect, test } from 'vitest'
import { allOf } from './all-of.ts'

test('kinds of offers are written small, names stay', () => {
  expect(allOf('Holiday packages')).toBe('All holiday packages')
  expect(allOf('Tours and cruises')).toBe('All tours and cruises')
  expect(allOf('Royal Caribbean')).toBe('Everything from Royal Caribbean')
  expect(allOf('Trafalgar')).toBe('Everything from Trafalgar')
})
