import { readCarSearch } from '@agency/contracts/booking/searches/car-search.ts'
import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carDefaults, carFields, carTimes, checkCarSearch } from './car.ts'
import { sampleDayRules as dayRules } from './sample-day-rules.ts'

const today = '2026-09-05'
const place = { place: { code: 'SZB', label: 'Kuala Lumpur Subang (SZB)', station: 'KUL - KUALA LUMPUR, MALAYSIA' } }
const check = (values: Partial<ReturnType<typeof carDefaults>>) =>
  checkCarSearch({ values: { ...carDefaults(today), ...values }, place, today, dayRules })

test('an untouched form proposes a day a week ahead, and the day after', () => {
  const { search } = check({})
  expect(Object.fromEntries(search ? carFields(search) : [])).toEqual({
    locationCode: 'SZB',
    PickupDateTime: '12-Sep-2026 10:00:00 AM',
    ReturnDateTime: '13-Sep-2026 10:00:00 AM',
    locationCodeCMS: 'SZB',
    PickupDateTimeCMS: '12-Sep-2026 10:00:00 AM',
    ReturnDateTimeCMS: '13-Sep-2026 10:00:00 AM',
  })
})

test('a place of return is posted where the booking site takes one and it is another place', () => {
  const penang = { place: { code: 'PEN', label: 'Penang (PEN)', station: 'PEN - PENANG, MALAYSIA' } }
  const posted = (returnPlace: typeof place | undefined, typed = 'x') => {
    const values = { ...carDefaults(today), 'return-place': typed }
    const { search } = checkCarSearch({ values, place, returnPlace, today, dayRules })
    return search && carFields(search).filter(([name]) => /return.*Code/.test(name))
  }
  expect(posted(penang)).toEqual([
    ['returnLocationCode', 'PEN'],
    ['returnLocationCodeCMS', 'PEN'],
  ])
  for (const same of [posted(place), posted(penang, ' '), posted(undefined)]) expect(same).toEqual([])
})

test('a car is returned after it was picked up', () => {
  const sameDay = { 'pick-up': '12 Sep 2026', return: '12 Sep 2026' }
  expect(check({ ...sameDay, 'pick-up-time': '09:00', 'return-time': '09:30' }).problems).toBeUndefined()
  expect(check({ ...sameDay, 'pick-up-time': '09:00', 'return-time': '09:00' }).problems?.[0]?.field).toBe(
    'return-time',
  )
  expect(check({ 'pick-up': '13 Sep 2026', return: '12 Sep 2026' }).problems?.[0]?.field).toBe('return')
  expect(check({ 'pick-up': '4 Sep 2026' }).problems?.[0]?.message).toContain('Sat 5 Sep 2026')
  expect(check({ 'pick-up-time': '9:07' }).problems?.[0]?.field).toBe('pick-up-time')
})

test('the booking site can read every accepted car search', () => {
  const day = fc.integer({ min: 5, max: 365 }).map(days => addDays(today, days))
  const time = fc.constantFrom(...carTimes, '24:00')
  const values = fc.record({
    place: fc.constant('x'),
    'return-place': fc.constant(''),
    'pick-up': day,
    return: day,
    'pick-up-time': time,
    'return-time': time,
  })
  let accepted = 0
  fc.assert(
    fc.property(values, entered => {
      const { search } = checkCarSearch({ values: entered, place, today, dayRules })
      if (!search) return
      accepted++
      const reading = readCarSearch(carFields(search))
      expect(reading.ok ? [] : reading.faults).toEqual([])
    }),
    { numRuns: 500 },
  )
  expect(accepted).toBeGreaterThan(100)
})
