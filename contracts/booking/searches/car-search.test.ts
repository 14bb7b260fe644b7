import { expect, test } from 'vitest'
import { readCarSearch } from './car-search.ts'
import { sampleCarSearch } from './sample-searches.ts'

function faults(changes: Record<string, string>): string[] {
  const reading = readCarSearch(Object.entries({ ...sampleCarSearch, ...changes }))
  return reading.ok ? [] : reading.faults.map(({ field, reason }) => `${field}: ${reason}`)
}

test('a car search is read', () => {
  expect(faults({})).toEqual([])
})

test.each([
  [{ locationCode: '', locationCodeCMS: '' }, ['locationCode: is empty', 'locationCodeCMS: is empty']],
  [{ locationCodeCMS: 'PEN' }, ['locationCodeCMS: must be the same as locationCode']],
  [{ PickupDateTime: 'tomorrow' }, ['PickupDateTime: must be a date like 05-Sep-2026 12:00:00 AM']],
  [
    { ReturnDateTime: '05-Sep-2027 9:00:00 AM', ReturnDateTimeCMS: '05-Sep-2027 9:00:00 AM' },
    ['ReturnDateTime: must be after PickupDateTime'],
  ],
])('%j: %j', (changes, expected) => {
  expect(faults(changes)).toEqual(expected)
})
