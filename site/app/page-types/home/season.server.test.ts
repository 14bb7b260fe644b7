import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { expect, test } from 'vitest'
import type { Deal } from '../../features/deals/deals.server.ts'
import { daysOfSeason, isUsableIn } from './deals-page.server.ts'

const holidays = readHolidays(usualHolidaysFile)
const usable = (travelFrom?: string, travelUntil?: string) =>
  isUsableIn({ first: '2026-12-04', last: '2026-12-31' }, { travelFrom, travelUntil } as Deal)

test('the school holidays of a row are the next ones, or what is left of those that have begun', () => {
  expect(daysOfSeason('school-holidays', '2026-11-25', holidays)).toEqual({ first: '2026-12-04', last: '2026-12-31' })
  expect(daysOfSeason('school-holidays', '2026-12-20', holidays)).toEqual({ first: '2026-12-20', last: '2026-12-31' })
  expect(daysOfSeason('school-holidays', '2029-01-01', holidays)).toBeUndefined()
})

test('an unknown season has no days', () => {
  expect(daysOfSeason('harvest', '2026-11-25', holidays)).toBeUndefined()
})

test('a deal fits a season when one of its days does; a deal without days promises nothing', () => {
  expect(usable('2026-12-31', '2027-05-31')).toBe(true)
  expect(usable(undefined, '2026-12-04')).toBe(true)
  expect(usable('2027-01-05', '2027-05-31')).toBe(false)
  expect(usable('2026-11-01', '2026-12-03')).toBe(false)
  expect(usable()).toBe(false)
})
