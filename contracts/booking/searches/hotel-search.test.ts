import { expect, test } from 'vitest'
import { type HotelSearchPath, readHotelSearch } from './hotel-search.ts'
import { sampleHotelSearch } from './sample-searches.ts'

function faults(
  changes: Record<string, string | undefined>,
  ages: string[] = [],
  path: HotelSearchPath = '/Hotel/GetHotelSearch20',
): string[] {
  const fields = Object.entries({ ...sampleHotelSearch, ...changes }).filter(
    (field): field is [string, string] => field[1] !== undefined,
  )
  const reading = readHotelSearch(path, [...fields, ...ages.map(age => ['childAges', age] as const)])
  return reading.ok ? [] : reading.faults.map(({ field, reason }) => `${field}: ${reason}`)
}

test('a hotel search is read with and without children', () => {
  expect(faults({})).toEqual([])
  expect(faults({ NoOfChildrensCMS: '1', NoOfInfantCMS: '1' }, ['17', '0'])).toEqual([])
})

test('the 2019 receiver takes the infants for all children', () => {
  const family = { NoOfChildrensCMS: '1', NoOfInfantCMS: '2' }
  expect(faults(family, ['5', '1'], '/Hotel/GetHotelSearch')).toEqual([])
  expect(faults(family, ['5', '1'])).toEqual(['childAges: must have one age for each of 3 children'])
})

test.each(Object.keys(sampleHotelSearch))('%s must be there', field => {
  expect(faults({ [field]: undefined })[0]).toBe(
    field === 'StarCMS' ? 'StarCMS: must be 1 to 5, or 10 for all' : `${field}: is missing`,
  )
})

test.each([
  [{ DestinationCMS: ' ' }, [], 'DestinationCMS: is empty'],
  [{ DestinationCMS: 'Langkawi' }, [], 'DestinationCMS: must be like Langkawi, Malaysia'],
  [{ DepartureDateCMS: '05-Sep-2027 12:00:00 AM' }, [], 'DepartureDateCMS: must be a day after ArrivalDateCMS'],
  [{ ArrivalDateCMS: '2027-09-05' }, [], 'ArrivalDateCMS: must be a date like 05-Sep-2026 12:00:00 AM'],
  [{ NoOfRoomCMS: '9' }, [], 'NoOfRoomCMS: must be from 1 to 8'],
  [{ NoOfChildrensCMS: '1' }, [], 'childAges: must have one age for each of 1 children'],
  [{ NoOfChildrensCMS: '1' }, ['18'], 'childAges: must be ages from 0 to 17'],
  [{ HotelPromoCodeCMS: 'A' }, [], 'HotelPromoCodeCMS: must be the same as PromoCodeCMS'],
  [{ StarCMS: '7' }, [], 'StarCMS: must be 1 to 5, or 10 for all'],
  [
    { AdvancedSearchKeywordsCMS: '' },
    [],
    'AdvancedSearchKeywordsCMS: must not be sent empty: it blanks the destination',
  ],
])('%j with ages %j: %s', (changes, ages, fault) => {
  expect(faults(changes, ages)).toContain(fault)
})
