import { expect, test } from 'vitest'
import { dayForKey } from './day-for-key.ts'

test('keys move by days, weeks, months and years', () => {
  const from = (key: string, shiftKey = false) => dayForKey('2027-01-31', { key, shiftKey })
  expect(from('ArrowRight')).toBe('2027-02-01')
  expect(from('ArrowLeft')).toBe('2027-01-30')
  expect(from('ArrowDown')).toBe('2027-02-07')
  expect(from('ArrowUp')).toBe('2027-01-24')
  expect(from('Home')).toBe('2027-01-25')
  expect(from('End')).toBe('2027-01-31')
  expect(from('PageDown')).toBe('2027-02-28')
  expect(from('PageUp', true)).toBe('2026-01-31')
  expect(from('x')).toBeUndefined()
})
