import { defaultDaysAhead } from '@agency/contracts/site/products.ts'
import { expect, test } from 'vitest'
import { departureHolidayWords, travelNoteOf } from './deal-season.server.ts'
import type { Deal } from './deals.server.ts'

const holidays = {
  publicHolidays: [],
  schoolHolidays: [
    { first: '2026-12-04', last: '2026-12-31', group: 'A' },
    { first: '2026-12-05', last: '2026-12-31', group: 'B' },
    { first: '2027-05-21', last: '2027-06-05', group: 'A' },
  ],
}
const words = (today: string, period: object) =>
  travelNoteOf({ product: 'hotel', nights: 2, blackouts: [], weekdays: [], ...period } as unknown as Deal, {
    today,
    holidays,
    daysAhead: defaultDaysAhead,
  })

test('a card says whether its deal can be used in the next school holidays, and of which group', () => {
  expect(words('2026-11-26', { travelFrom: '2026-12-01', travelUntil: '2027-01-31' })).toBe('school holidays too')
  expect(words('2026-11-26', { travelFrom: '2026-12-01', travelUntil: '2026-12-06' })).toBe(
    'school holidays of group A too',
  )
  expect(words('2026-11-26', { travelFrom: '2027-01-04', travelUntil: '2027-06-30' })).toBe('')
  // Only group A's holidays of the next year are announced.
  expect(words('2027-01-05', { travelFrom: '2027-01-04', travelUntil: '2027-06-30' })).toBe(
    'school holidays of group A too',
  )
})

test('a card says what takes the deal away', () => {
  const blackouts = [{ first: '2026-12-24', last: '2027-01-03' }]
  const period = {
    travelFrom: '2026-12-05',
    travelUntil: '2027-05-31',
    blackouts,
    weekdays: ['wed', 'thu', 'fri', 'sat'],
  }
  const noted = 'school holidays too, but for 24 Dec – 3 Jan; Wednesday to Saturday'
  expect(words('2026-11-26', period).replaceAll(' ', ' ')).toBe(noted)
  expect(words('2027-01-04', period)).toBe('school holidays of group A too; Wednesday to Saturday')
})

test('a journey with departures fits when one is away within the holidays', () => {
  const words = departureHolidayWords({ today: '2026-11-26', holidays, daysAhead: defaultDaysAhead })
  const fits = (departures: string[], nights?: number) => words(departures, nights)
  expect(fits(['2026-12-01', '2026-12-28'], 3)).toBe('school holidays too')
  expect(fits(['2026-12-01', '2026-12-29'], 3)).toBe('')
  expect(fits(['2026-12-04'], 27)).toBe('school holidays of group A too')
  expect(fits(['2026-12-10'])).toBe('')
})

test('what was found for a deal is found anew on another day and with other holidays', () => {
  const period = { travelFrom: '2026-12-01', travelUntil: '2026-12-20', blackouts: [], weekdays: [] }
  const deal = { product: 'hotel', nights: 2, ...period } as unknown as Deal
  const words = (today: string, schoolHolidays = holidays.schoolHolidays) =>
    travelNoteOf(deal, { today, holidays: { ...holidays, schoolHolidays }, daysAhead: defaultDaysAhead })
  expect(words('2026-11-26')).toBe('school holidays too')
  expect(words('2026-11-26', [])).toBe('')
  const calendar = { holidays, daysAhead: defaultDaysAhead }
  expect(travelNoteOf(deal, { ...calendar, today: '2026-11-26' })).toBe('school holidays too')
  expect(travelNoteOf(deal, { ...calendar, today: '2026-12-19' })).toBe('')
})
