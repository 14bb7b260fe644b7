import { readCarSearch } from '@agency/contracts/booking/searches/car-search.ts'
import { sampleCarSearch } from '@agency/contracts/booking/searches/sample-searches.ts'
import { expect, test } from 'vitest'
import { withUnreadableDatesReplaced } from './car.ts'

test('tomorrow is the Malaysian tomorrow, even late in the evening of UTC', () => {
  const posted = Object.entries({ ...sampleCarSearch, PickupDateTime: '', PickupDateTimeCMS: '' })
  const { fields, faults } = withUnreadableDatesReplaced(posted, new Date('2026-12-30T17:00:00Z'))
  expect(Object.fromEntries(fields)).toMatchObject({
    PickupDateTime: '01-Jan-2027 12:00:00 AM',
    ReturnDateTime: sampleCarSearch.ReturnDateTime,
  })
  expect(faults.map(fault => fault.field)).toEqual(['PickupDateTime', 'PickupDateTimeCMS'])
  expect(readCarSearch(fields).ok).toBe(true)
})
