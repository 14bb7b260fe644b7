import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCmsDate } from '../../dates/cms-date.ts'
import { readFlightSearch } from './flight-search.ts'
import { sampleFlightHotelSearch, sampleFlightSearch } from './sample-searches.ts'

/** Faults as `field: reason` after changing some fields of a good post; undefined takes a field out. */
function faults(post: Record<string, string>, changes: Record<string, string | undefined>): string[] {
  const fields = Object.entries({ ...post, ...changes }).filter(
    (field): field is [string, string] => field[1] !== undefined,
  )
  const reading = readFlightSearch(fields)
  return reading.ok ? [] : reading.faults.map(({ field, reason }) => `${field}: ${reason}`)
}

test('flight and flight + hotel searches are read, and unknown fields ignored', () => {
  expect(faults(sampleFlightSearch, { utm_source: 'mail' })).toEqual([])
  expect(faults(sampleFlightHotelSearch, {})).toEqual([])
  expect(faults(sampleFlightHotelSearch, { TripTypeCMS: 'Return' })).toEqual([])
})

test.each(Object.keys(sampleFlightSearch))('%s must be there', field => {
  expect(faults(sampleFlightSearch, { [field]: undefined })).toEqual([`${field}: is missing`])
})

test.each([
  [{ DepartureStationCMS: 'KUL' }, 'DepartureStationCMS: must be like KUL - KUALA LUMPUR, MALAYSIA'],
  [{ ArrivalStationCMS: 'lgk - langkawi, malaysia' }, 'ArrivalStationCMS: must be like KUL - KUALA LUMPUR, MALAYSIA'],
  [{ DepartureStationCodeCMS: 'SZB' }, "DepartureStationCodeCMS: must be the main code of the airport's group"],
  [{ DepartureStationCodeCMS: 'kul' }, 'DepartureStationCodeCMS: must be three capital letters'],
  [{ ArrivalStationCodeCMS: 'KUL' }, 'ArrivalStationCodeCMS: must be another place than the departure'],
  [{ BeginDateCMS: '05-Sept-2027 12:00:00 AM' }, 'BeginDateCMS: must be a date like 05-Sep-2026 12:00:00 AM'],
  [{ EndDateCMS: '' }, 'EndDateCMS: must be a date like 05-Sep-2026 12:00:00 AM'],
  [{ EndDateCMS: '01-Sep-2027 12:00:00 AM' }, 'EndDateCMS: must not be before BeginDateCMS'],
  [{ TripTypeCMS: 'OneWay' }, 'EndDateCMS: must be BeginDateCMS on a one-way trip'],
  [{ TripTypeCMS: 'Round' }, 'TripTypeCMS: must be Return or OneWay'],
  [{ AdultsCMS: '' }, 'AdultsCMS: must be a number in digits'],
  [{ AdultsCMS: '0' }, 'AdultsCMS: must be from 1 to 7'],
  [{ InfantsCMS: '2' }, 'InfantsCMS: must not be more than the adults'],
  [{ ChildrensCMS: '6', InfantsCMS: '1' }, 'AdultsCMS: makes more than 7 people together with children and infants'],
  [{ CabinClassCMS: 'E' }, 'CabinClassCMS: must be Y or S or C or F'],
  [{ DirectFlightCMS: 'on' }, 'DirectFlightCMS: must be true or false'],
  [{ PrefferedAirlineCodeCMS: 'MH' }, 'PrefferedAirlineCodeCMS: must be empty or like MH - Malaysia Airlines'],
  [{ DepartureTimeCMS: '2359' }, 'DepartureTimeCMS: must be two times like 00002359'],
  [{ DepartureStation: 'KUL' }, 'DepartureStation: must not be sent: it replaces the field ending in CMS'],
])('%j: %s', (changes, fault) => {
  expect(faults(sampleFlightSearch, changes)).toEqual([fault])
})

test('a field sent twice is a fault', () => {
  const reading = readFlightSearch([...Object.entries(sampleFlightSearch), ['AdultsCMS', '2']])
  expect(reading).toEqual({ ok: false, faults: [{ field: 'AdultsCMS', reason: 'was sent more than once' }] })
})

test('a flight + hotel search needs its own fields', () => {
  expect(faults(sampleFlightHotelSearch, { RoomCMS: undefined, IsDynamic: 'false', TripTypeCMS: 'OneWay' })).toEqual([
    'TripTypeCMS: must be Round or Return',
    'RoomCMS: is missing',
    'IsDynamic: must be true',
  ])
})

test('exactly the parties within the limits are accepted', () => {
  const upTo = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(upTo(9), upTo(9), upTo(9), (adults, children, infants) => {
      const party = { AdultsCMS: `${adults}`, ChildrensCMS: `${children}`, InfantsCMS: `${infants}` }
      const allowed = adults >= 1 && infants <= Math.min(3, adults) && adults + children + infants <= 7
      expect(faults(sampleFlightSearch, party).length === 0).toBe(allowed)
    }),
  )
})

test('reading a search never throws', () => {
  const field = fc.constantFrom(...Object.keys(sampleFlightHotelSearch))
  const value = fc.oneof(fc.string(), fc.constant(writeCmsDate('2027-09-05')), fc.constantFrom('KUL', '1', 'true'))
  fc.assert(
    fc.property(fc.array(fc.tuple(field, value)), posted => {
      expect(typeof readFlightSearch([...Object.entries(sampleFlightSearch), ...posted]).ok).toBe('boolean')
      expect(typeof readFlightSearch(posted).ok).toBe('boolean')
    }),
  )
})
