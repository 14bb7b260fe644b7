import { byProduct, defaultDaysAhead } from '@agency/contracts/site/products.ts'
import { expect, test } from 'vitest'
import { readEnv } from '../../../../server/settings/env.ts'
import { formOfAddress } from './fill-form.server.ts'
import { bookingSite, searchDaysSetting } from './search-settings.server.ts'

const today = '2026-12-30'
const firstDays = (settings: Record<string, string>) => {
  const booking = bookingSite(readEnv(settings), { hotline: '' })
  const form = (product: Parameters<typeof formOfAddress>[0]) =>
    formOfAddress(product, new URLSearchParams(), today, booking).values
  return [form('flight').depart, form('flight-plus-hotel').depart, form('hotel').arrive, form('car')['pick-up']]
}

test('SEARCH_DAYS chooses the days of untouched forms', () => {
  expect(firstDays({})).toEqual(['Fri 1 Jan 2027', 'Thu 31 Dec 2026', 'Fri 1 Jan 2027', 'Wed 6 Jan 2027'])
  const later = { SEARCH_DAYS: 'flights:5,hotels:0,cars:1/2' }
  expect(firstDays(later)).toEqual(['Mon 4 Jan 2027', 'Thu 31 Dec 2026', 'Wed 30 Dec 2026', 'Fri 1 Jan 2027'])
})

test('without the setting everything can be searched from today on', () => {
  expect(searchDaysSetting.parse(undefined)).toEqual({ leadDays: byProduct(() => 0), daysAhead: defaultDaysAhead })
  expect(searchDaysSetting.parse('')).toEqual({ leadDays: byProduct(() => 0), daysAhead: defaultDaysAhead })
})

test('the named forms begin later', () => {
  expect(searchDaysSetting.parse('cars:2/7, hotels:1/1, flights:361')).toEqual({
    leadDays: { ...byProduct(() => 0), car: 2, hotel: 1 },
    daysAhead: { ...defaultDaysAhead, hotel: 1, flight: 361 },
  })
})

test('an unknown form, a wrong number, a day before the first one and one that is too far ahead are refused', () => {
  for (const wrong of [
    'boats:1',
    'cars',
    'cars:',
    'cars:x',
    'cars:-1',
    'cars:1.5',
    'cars:8/7',
    'cars:2/',
    'cars:362',
  ]) {
    expect(searchDaysSetting.safeParse(wrong).success, wrong).toBe(false)
  }
})
