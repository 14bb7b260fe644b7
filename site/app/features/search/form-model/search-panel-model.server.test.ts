import { expect, test } from 'vitest'
import { readEnv } from '../../../../server/settings/env.ts'
import { formOfAddress } from './form-model.server.ts'
import { bookingSite } from './search-panel-model.server.ts'

const today = '2026-12-30'
const firstDays = (settings: Record<string, string>) => {
  const booking = bookingSite(readEnv(settings), { hotline: '' })
  const form = (product: Parameters<typeof formOfAddress>[0]) =>
    formOfAddress(product, new URLSearchParams(), today, booking).values
  return [form('flights').depart, form('packages').depart, form('hotels').arrive, form('cars')['pick-up']]
}

test('the days that untouched forms hold are settings, but never before the first day that can be searched', () => {
  expect(firstDays({})).toEqual(['Fri 1 Jan 2027', 'Thu 31 Dec 2026', 'Fri 1 Jan 2027', 'Wed 6 Jan 2027'])
  const later = { FLIGHT_DAY_ADVANCE: '5', HOTEL_DAY_ADVANCE: '0', CAR_DAY_ADVANCE: '1', SEARCH_LEAD_DAYS: 'cars:2' }
  expect(firstDays(later)).toEqual(['Mon 4 Jan 2027', 'Thu 31 Dec 2026', 'Wed 30 Dec 2026', 'Fri 1 Jan 2027'])
})
