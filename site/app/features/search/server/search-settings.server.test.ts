import { expect, test } from 'vitest'
import { readEnv } from '../../../../server/settings/env.ts'
import { formOfAddress } from './fill-form.server.ts'
import { bookingSite, leadDaysSetting } from './search-settings.server.ts'

const today = '2026-12-30'
const firstDays = (settings: Record<string, string>) => {
  const booking = bookingSite(readEnv(settings), { hotline: '' })
  const form = (product: Parameters<typeof formOfAddress>[0]) =>
    formOfAddress(product, new URLSearchParams(), today, booking).values
  return [form('flights').depart, form('packages').depart, form('hotels').arrive, form('cars')['pick-up']]
}

test('settings choose the days of untouched forms, but never before the first day that can be searched', () => {
  expect(firstDays({})).toEqual(['Fri 1 Jan 2027', 'Thu 31 Dec 2026', 'Fri 1 Jan 2027', 'Wed 6 Jan 2027'])
  const later = { SEARCH_DAY_ADVANCE: 'flights:5,hotels:0,cars:1', SEARCH_LEAD_DAYS: 'cars:2' }
  expect(firstDays(later)).toEqual(['Mon 4 Jan 2027', 'Thu 31 Dec 2026', 'Wed 30 Dec 2026', 'Fri 1 Jan 2027'])
})

const noLead = { flights: 0, hotels: 0, packages: 0, cars: 0 }

test('without the setting everything can be searched from today on', () => {
  expect(leadDaysSetting.parse(undefined)).toEqual(noLead)
  expect(leadDaysSetting.parse('')).toEqual(noLead)
})

test('the named forms begin later', () => {
  expect(leadDaysSetting.parse('cars:2, hotels:1')).toEqual({ ...noLead, cars: 2, hotels: 1 })
})

test('an unknown form, a wrong number and a day after the proposed one are refused', () => {
  for (const wrong of ['boats:1', 'cars', 'cars:', 'cars:x', 'cars:-1', 'cars:1.5', 'cars:8', 'packages:2']) {
    expect(leadDaysSetting.safeParse(wrong).success, wrong).toBe(false)
  }
})
