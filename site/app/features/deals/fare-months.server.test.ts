import { expect, test } from 'vitest'
import type { DealCalendar } from './deal-season.server.ts'
import type { Deal } from './deals.server.ts'
import { fareMonths } from './fare-months.server.ts'

const calendar: DealCalendar = {
  today: '2026-11-26',
  daysAhead: { flight: 3, hotel: 2, 'flight-plus-hotel': 3, car: 7 },
  holidays: { publicHolidays: [], schoolHolidays: [] },
}
const deal = (more: Partial<Deal>) =>
  ({
    urlSegment: 'penang',
    product: 'flight',
    place: 'Penang',
    fromStation: 'JHB',
    toStation: 'PEN',
    price: { sen: 18_900 },
    priceUnit: 'per person, return',
    travelFrom: '2026-12-05',
    travelUntil: '2027-02-02',
    weekdays: [],
    nights: 2,
    blackouts: [],
    ...more,
  }) as unknown as Deal

/** Of another month, and dearer. */
const later = deal({ price: { sen: 99_900 }, travelFrom: '2027-03-01', travelUntil: '2027-03-31' } as Partial<Deal>)
const pricesOf = (...deals: Deal[]) =>
  fareMonths(deals, calendar).routes.map(({ name, cells }) => [name, ...cells.map(cell => cell?.sen)])

test('half a year begins with the first month that has a price; a journey may end in the next month', () => {
  const { months, unit } = fareMonths([deal({})], calendar)
  expect(months).toEqual(['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'])
  expect(unit).toBe('per person, return')
  const dec = deal({ travelFrom: '2026-12-31', travelUntil: '2027-01-02' })
  expect(pricesOf(dec, later).map(([, ...prices]) => prices.filter(Boolean))).toEqual([[18_900, 99_900]])
})

test('a route whose months cost alike is not in the table', () => {
  expect(pricesOf(deal({}))).toEqual([])
})

test('the cheapest deal of a route counts, and leads to its first days in that month', () => {
  const cheaper = deal({ urlSegment: 'cheap', price: { sen: 9_900 }, travelFrom: '2027-01-10', weekdays: ['wed'] })
  const [route] = fareMonths([deal({}), cheaper], calendar).routes
  expect(route?.cells.map(cell => cell?.sen)).toEqual([18_900, 9_900, undefined, undefined, undefined, undefined])
  expect(route?.cells[0]?.href).toBe('/flights?from=JHB&to=PEN&deal=penang&depart=2026-12-05')
  expect(route?.cells[1]?.href).toBe('/flights?from=JHB&to=PEN&deal=cheap&depart=2027-01-13')
})

test('a month that is nearly over counts only from the first day that can be booked', () => {
  const now = deal({ travelFrom: '2026-11-01', travelUntil: '2026-11-30', nights: 1 })
  expect(pricesOf(now, later)[0]?.[1]).toBe(18_900)
  expect(pricesOf(deal({ ...now, nights: 2 }), later)).toEqual([])
})

test('a deal without a price or a travel period is in no month', () => {
  expect(pricesOf(deal({ price: undefined }), deal({ travelFrom: undefined }), later)).toEqual([])
})
