import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { expect, test } from 'vitest'
import { checkFlightSearch, checkPackageSearch } from './check-flight.ts'
import { fieldDay } from './days.ts'
import { type FlightValues, flightDefaults } from './flight.ts'
import type { PlaceReading } from './place.ts'
import { sampleDayRules as dayRules } from './sample-day-rules.ts'
import { maxDaysAhead } from './search-limits.ts'

const today = '2028-02-29'
const kul: PlaceReading = {
  place: { code: 'KUL', label: 'Kuala Lumpur (KUL)', station: 'KUL - KUALA LUMPUR, MALAYSIA' },
}
const subang: PlaceReading = { place: { ...kul.place, code: 'SZB' } }
const pen: PlaceReading = { place: { code: 'PEN', label: 'Penang (PEN)', station: 'PEN - PENANG, MALAYSIA' } }

function fieldsWrong(values: Partial<FlightValues>, places: { from?: PlaceReading; to?: PlaceReading } = {}) {
  const entry = {
    values: { ...flightDefaults('flight', today), ...values },
    from: kul,
    to: pen,
    today,
    dayRules,
    ...places,
  }
  return Object.fromEntries((checkFlightSearch(entry).problems ?? []).map(({ field, message }) => [field, message]))
}

test('an untouched form lacks only two places', () => {
  expect(fieldsWrong({})).toEqual({})
  const place: PlaceReading = { unclear: 'missing' }
  expect(Object.keys(fieldsWrong({}, { from: place, to: place }))).toEqual(['from', 'to'])
})

test('unclear places are named in their messages', () => {
  expect(fieldsWrong({ to: 'san jose' }, { to: { unclear: 'several' } }).to).toContain('“san jose”')
  expect(fieldsWrong({ to: 'qqq' }, { to: { unclear: 'unknown' } }).to).toContain('not know a place called “qqq”')
  expect(fieldsWrong({ to: 'qqq' }, { to: { unclear: 'unreachable' } }).to).toContain('Check your connection')
})

test('a flight cannot end where it starts, or at another airport of that city', () => {
  expect(Object.keys(fieldsWrong({}, { to: kul }))).toEqual(['to'])
  expect(Object.keys(fieldsWrong({}, { to: subang }))).toEqual(['to'])
})

test('days are in order and within the searchable range', () => {
  expect(fieldsWrong({ depart: '28 Feb 2028' }).depart).toContain('Tue 29 Feb 2028')
  expect(fieldsWrong({ depart: '2 Mar 2028', return: '2 Mar 2028' })).toEqual({})
  expect(Object.keys(fieldsWrong({ depart: '5 Mar 2028', return: '4 Mar 2028' }))).toEqual(['return'])
  expect(Object.keys(fieldsWrong({ depart: '', return: 'soon' }))).toEqual(['depart', 'return'])
  const last = fieldDay(addDays(today, maxDaysAhead))
  expect(fieldsWrong({ depart: last, return: last })).toEqual({})
  expect(fieldsWrong({ trip: 'one-way', depart: fieldDay(addDays(today, maxDaysAhead + 1)) }).depart).toContain(last)
})

test('a flight with hotel needs a night', () => {
  const values = { ...flightDefaults('flight-plus-hotel', today), depart: '3 Mar 2028', return: '3 Mar 2028' }
  const { problems } = checkPackageSearch({ values, from: kul, to: pen, today, dayRules })
  expect(problems?.map(({ field }) => field)).toEqual(['return'])
})

test('each infant needs an adult, and a booking has seven seats', () => {
  expect(Object.keys(fieldsWrong({ adults: '1', infants: '2' }))).toEqual(['infants'])
  expect(Object.keys(fieldsWrong({ adults: '4', infants: '4' }))).toEqual(['adults', 'infants'])
  expect(Object.keys(fieldsWrong({ adults: '0', children: '2' }))).toEqual(['adults'])
  expect(fieldsWrong({ adults: '4', infants: '3' })).toEqual({})
  expect(Object.keys(fieldsWrong({ adults: '2', students: '3' }))).toEqual(['students'])
})

test('eight people get a link to the form for groups, with the entered values', () => {
  const values = { ...flightDefaults('flight', today), from: 'KUL', to: 'penang', adults: '6', children: '2' }
  const { problems } = checkFlightSearch({ values, from: kul, to: pen, today, dayRules })
  const trip = 'from=KUL&to=penang&trip=return&depart=2028-03-02&return=2028-03-03&cabin=economy'
  expect(problems?.[0]?.link?.href).toBe(`/group-flight-request-form?${trip}&adults=6&children=2&infants=0`)
})

test('each room needs an adult', () => {
  const values = { ...flightDefaults('flight-plus-hotel', today), adults: '2', rooms: '3' }
  expect(checkPackageSearch({ values, from: kul, to: pen, today, dayRules }).problems?.[0]?.field).toBe('rooms')
})

test('a promo code is normalized or refused', () => {
  expect(fieldsWrong({ promo: 'SCB SQ13!' })).toHaveProperty('promo')
  const values = { ...flightDefaults('flight', today), promo: ' scbsq13 ' }
  expect(checkFlightSearch({ values, from: kul, to: pen, today, dayRules }).search?.promo).toBe('SCBSQ13')
})
