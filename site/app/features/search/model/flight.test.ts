import { readFlightSearch } from '@agency/contracts/booking/searches/flight-search.ts'
import { sampleFlightHotelSearch, sampleFlightSearch } from '@agency/contracts/booking/searches/sample-searches.ts'
import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { airlines } from '@agency/reference-data/airlines.ts'
import { mainCode } from '@agency/reference-data/airport-groups.ts'
import { airportByCode, airports } from '@agency/reference-data/airports.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFlightSearch, checkPackageSearch, type FlightEntry } from './check-flight.ts'
import { fieldDay } from './days.ts'
import { flightDefaults, flightFields, packageFields } from './flight.ts'
import type { PlaceReading } from './place.ts'
import { sampleDayRules as dayRules } from './sample-day-rules.ts'

function stationOf(code: string): PlaceReading {
  const airport = airportByCode(code)
  const main = airportByCode(mainCode(code))
  if (!airport || !main) return { unclear: 'unknown' }
  return { place: { code, label: `${airport.city} (${code})`, station: main.station } }
}

const today = fc.integer({ min: 0, max: 4000 }).map(days => addDays('2026-01-01', days))
const code = fc.constantFrom(...airports.map(airport => airport.code), 'KUL', 'SZB', 'BKK', 'DMK', 'NRT', 'LHR')
const count = fc.oneof(fc.nat({ max: 9 }).map(String), fc.constantFrom('', ' 2 ', '-1', '1.5', 'two', '99'))
const entry: fc.Arbitrary<FlightEntry> = today.chain(day =>
  fc.record({
    values: fc.record({
      from: fc.constant('from'),
      to: fc.constant('to'),
      trip: fc.constantFrom('return', 'one-way', 'x'),
      depart: fc.integer({ min: -2, max: 400 }).map(days => fieldDay(addDays(day, days))),
      return: fc.oneof(
        fc.integer({ min: -2, max: 400 }).map(days => addDays(day, days)),
        fc.string(),
      ),
      adults: count,
      children: count,
      infants: count,
      students: count,
      rooms: count,
      cabin: fc.constantFrom('Y', 'S', 'C', 'F', 'y', ''),
      airline: fc.constantFrom('', ...airlines.map(({ field }) => field), 'XX', '- -'),
      direct: fc.constantFrom('', 'true', 'on'),
      promo: fc.oneof(fc.constant(''), fc.string({ maxLength: 50 })),
    }),
    from: code.map(stationOf),
    to: code.map(stationOf),
    today: fc.constant(day),
    dayRules: fc.constant(dayRules),
  }),
)

/** Values that are mostly right, so that many searches are accepted. */
const goodEntry = entry.map(one => ({
  ...one,
  values: {
    ...flightDefaults('flight', one.today),
    trip: one.values.trip,
    cabin: /^[YSCF]$/.test(one.values.cabin) ? one.values.cabin : 'Y',
    depart: fieldDay(addDays(one.today, 5)),
    return: fieldDay(addDays(one.today, 6)),
    adults: String((one.values.adults.length % 4) + 1),
    rooms: '1',
    airline: one.values.airline.length > 5 ? one.values.airline : '',
  },
}))

test('the booking site can read every accepted flight search', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.oneof(entry, goodEntry), one => {
      const { search } = checkFlightSearch(one)
      if (!search) return
      accepted++
      const reading = readFlightSearch(flightFields(search))
      expect(reading.ok ? [] : reading.faults).toEqual([])
    }),
    { numRuns: 1000 },
  )
  expect(accepted).toBeGreaterThan(200)
})

test('the booking site can read every accepted search for flights and hotel', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.oneof(entry, goodEntry), fc.constantFrom('Round' as const, 'Return' as const), (one, trip) => {
      const { search } = checkPackageSearch(one)
      if (!search) return
      accepted++
      const reading = readFlightSearch(packageFields(search, trip))
      expect(reading.ok ? [] : reading.faults).toEqual([])
    }),
    { numRuns: 1000 },
  )
  expect(accepted).toBeGreaterThan(200)
})

const day = '2026-11-20'
const usual = {
  values: flightDefaults('flight', day),
  from: stationOf('SZB'),
  to: stationOf('NRT'),
  today: day,
  dayRules,
}

test('an untouched form with two places', () => {
  const { search } = checkFlightSearch(usual)
  expect(Object.fromEntries(search ? flightFields(search) : [])).toEqual({
    ...sampleFlightSearch,
    DepartureStationCodeCMS: 'KUL',
    ArrivalStationCodeCMS: 'TYO',
    ArrivalStationCMS: 'TYO - TOKYO, JAPAN',
    BeginDateCMS: '22-Nov-2026 12:00:00 AM',
    EndDateCMS: '23-Nov-2026 12:00:00 AM',
  })
})

test('a package starts tomorrow and has fields of its own', () => {
  const { search } = checkPackageSearch({
    ...usual,
    values: { ...flightDefaults('flight-plus-hotel', day), adults: '2', rooms: '2' },
  })
  const fields = Object.fromEntries(search ? packageFields(search, 'Round') : [])
  expect(Object.keys(fields).sort()).toEqual(Object.keys(sampleFlightHotelSearch).sort())
  expect(fields).toMatchObject({
    BeginDateCMS: '21-Nov-2026 12:00:00 AM',
    EndDateCMS: '22-Nov-2026 12:00:00 AM',
    TripTypeCMS: 'Round',
    RoomCMS: '2',
    DynamicRoomCMS: '2',
  })
})

test('a one-way trip ends on the day it begins, and the other field is ignored', () => {
  const { search } = checkFlightSearch({ ...usual, values: { ...usual.values, trip: 'one-way', return: 'nonsense' } })
  const fields = Object.fromEntries(search ? flightFields(search) : [])
  expect(fields).toMatchObject({ TripTypeCMS: 'OneWay', EndDateCMS: fields.BeginDateCMS })
})

test('no field is sent twice, and no field overrides another', () => {
  const { search } = checkFlightSearch(usual)
  const names = (search ? flightFields(search) : []).map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).not.toContain('DepartureStation')
  expect(names).not.toContain('ArrivalStation')
})
