import { hotelSearchPaths, readHotelSearch } from '@agency/contracts/booking/searches/hotel-search.ts'
import { sampleHotelSearch } from '@agency/contracts/booking/searches/sample-searches.ts'
import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkHotelSearch, hotelDefaults, hotelFields } from './hotel.ts'
import { sampleDayRules as dayRules } from './sample-day-rules.ts'

const today = '2026-12-30'
const langkawi = 'Langkawi, Malaysia'
const place = { place: { code: '', label: langkawi, station: langkawi } }
const check = (values: Partial<ReturnType<typeof hotelDefaults>>, ages: string[] = []) =>
  checkHotelSearch({ values: { ...hotelDefaults(today), ...values }, ages, place, today, dayRules })
const wrong = (...given: Parameters<typeof check>) => check(...given).problems?.map(({ field }) => field) ?? []

test('an untouched form proposes one night in two days, one room and one adult', () => {
  const { search } = check({})
  expect(Object.fromEntries(search ? hotelFields(search, '/Hotel/GetHotelSearch20') : [])).toEqual({
    ...sampleHotelSearch,
    ArrivalDateCMS: '01-Jan-2027 12:00:00 AM',
    DepartureDateCMS: '02-Jan-2027 12:00:00 AM',
    NoOfAdultCMS: '1',
  })
})

test('children under two count as infants, and each child has an age', () => {
  const { search } = check({ adults: '2', children: '3' }, ['0', '1', '9'])
  const fields = search ? hotelFields(search, '/Hotel/GetHotelSearch20') : []
  expect(Object.fromEntries(fields)).toMatchObject({ NoOfChildrensCMS: '1', NoOfInfantCMS: '2' })
  expect(fields.filter(([name]) => name === 'childAges').map(([, age]) => age)).toEqual(['0', '1', '9'])
  const old = Object.fromEntries(search ? hotelFields(search, '/Hotel/GetHotelSearch') : [])
  expect(old.NoOfInfantCMS).toBe('3')
})

test('every child needs an age', () => {
  expect(wrong({ children: '2' })).toEqual(['age-1', 'age-2'])
  expect(wrong({ children: '2' }, ['4', ''])).toEqual(['age-2'])
  expect(wrong({ children: '1' }, ['18'])).toEqual(['age-1'])
  expect(wrong({ children: '1' }, ['4', '5'])).toEqual([])
})

test('nights, rooms and stars', () => {
  expect(wrong({ arrive: '3 Jan 2027', leave: '3 Jan 2027' })).toEqual(['leave'])
  expect(wrong({ rooms: '2', adults: '1' })).toEqual(['rooms'])
  expect(wrong({ rooms: '9' })).toEqual(['rooms'])
  expect(wrong({ stars: '7' })).toEqual(['stars'])
})

test('the booking site can read every accepted hotel search on each of its paths', () => {
  const upTo = (max: number) =>
    fc.oneof({ weight: 9, arbitrary: fc.nat({ max }).map(String) }, fc.constantFrom('', 'x'))
  const arrive = fc.integer({ min: 1, max: 362 })
  const entry = fc.record({
    values: fc.record({
      place: fc.constant('x'),
      arrive: arrive.map(days => addDays(today, days)),
      leave: arrive.map(days => addDays(today, days)),
      rooms: upTo(4),
      adults: upTo(33),
      children: upTo(5),
      stars: fc.constantFrom('1', '3', '5', '10', '0', ''),
      promo: fc.constantFrom('', 'SCB-1', 'a b'),
    }),
    ages: fc.array(upTo(18), { maxLength: 6 }),
  })
  let accepted = 0
  fc.assert(
    fc.property(entry, fc.constantFrom(...hotelSearchPaths), ({ values, ages }, path) => {
      const { search } = checkHotelSearch({ values, ages: [...ages, ...Array(5).fill('3')], place, today, dayRules })
      if (!search) return
      accepted++
      const reading = readHotelSearch(path, hotelFields(search, path))
      expect(reading.ok ? [] : reading.faults).toEqual([])
    }),
    { numRuns: 3000 },
  )
  expect(accepted).toBeGreaterThan(50)
})
