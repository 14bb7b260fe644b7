import { expect, test } from 'vitest'
import { addDays } from '../../dates/calendar-day.ts'
import { costOfCancelling, costsUntilDeparture, type OfferTerms } from './cost-of-cancelling.ts'
import { prescribedSchedules } from './prescribed-schedule.ts'

/** The public holidays of Kuala Lumpur that fall on no weekend. */
const in2026 = '01-01 02-17 02-18 05-01 05-27 06-01 06-17 08-25 08-31 09-16 12-25'.split(' ').map(day => `2026-${day}`)
const in2027 = '01-01 01-22 02-01 02-24 03-10 03-11 05-17 05-20 06-07 08-31 09-16'.split(' ').map(day => `2027-${day}`)
const closed = { weekend: [5, 6], holidays: new Set([...in2026, ...in2027]) }
/** Every day of two years. */
const days = Array.from({ length: 730 }, (_, at) => addDays('2026-01-01', at))
const termsOf = (kind: 'group' | 'individual', more: Partial<OfferTerms> = {}): OfferTerms => ({
  kind,
  deposit: 25,
  unit: 'working',
  steps: [...prescribedSchedules[kind].steps],
  ...more,
})

/**
 * Worked out by hand on a wall calendar with the holidays of Kuala Lumpur: the first day of each step, the working days left
 * on it, and the sum in ringgit.
 */
const byHand = [
  {
    terms: termsOf('group'),
    price: 114_800,
    departure: '2027-06-12',
    steps: [
      ['2026-01-01', 30],
      ['2027-04-08', 287, 44],
      ['2027-05-11', 401.8, 21],
      ['2027-05-22', 574, 14],
      ['2027-06-02', 861, 7],
      ['2027-06-10', 1148, 2],
    ],
  },
  {
    terms: termsOf('individual'),
    price: 240_000,
    departure: '2026-09-21',
    steps: [
      ['2026-01-01', 50],
      ['2026-08-06', 300, 29],
      ['2026-08-28', 480, 14],
      ['2026-09-09', 960, 7],
      ['2026-09-16', 2400, 2],
    ],
  },
  {
    terms: termsOf('group', { unit: 'calendar', ownDeposit: 20_000, freeDays: 60 }),
    price: 300_000,
    departure: '2027-03-01',
    steps: [
      ['2026-01-01', 0],
      ['2027-01-01', 60, 59],
      ['2027-01-16', 200, 44],
      ['2027-02-08', 1050, 21],
      ['2027-02-15', 1500, 14],
      ['2027-02-22', 2250, 7],
      ['2027-02-27', 3000, 2],
    ],
  },
] as const

test.each(byHand)('on every day of two years before $departure, the sum is that of the table made by hand', row => {
  const { terms, price, departure, steps } = row
  const sums = days.map(day => costOfCancelling(terms, { price, departure, closed }, day).kept / 100)
  expect(sums).toEqual(days.map(day => steps.findLast(([first]) => first <= day)?.[1]))
})

test.each(byHand)(
  'from every day on, the days on which the sum before $departure changes are those of the table',
  row => {
    const { terms, price, departure, steps } = row
    const until = days.filter(day => day <= departure)
    const told = until.map(today => costsUntilDeparture(terms, { price, departure, closed }, today))
    const changes = told.map(costs => costs.slice(1).map(({ day, kept, daysLeft }) => [day, kept / 100, daysLeft]))
    expect(changes).toEqual(until.map(today => steps.filter(([first]) => first > today)))
    const first = until.map(today => costOfCancelling(terms, { price, departure, closed }, today))
    expect(told.map(costs => costs[0])).toEqual(first)
  },
)

test('a departure that is over has no sums any more', () => {
  const place = { price: 100_000, departure: '2026-11-25', closed }
  expect(costsUntilDeparture(termsOf('group'), place, '2026-11-26')).toEqual([])
})

test('no more than the price is kept, and part of a sen is the traveller’s', () => {
  const place = { departure: '2027-06-12', closed }
  expect(costOfCancelling(termsOf('group'), { ...place, price: 2000 }, '2026-11-26').kept).toBe(2000)
  expect(costOfCancelling(termsOf('group'), { ...place, price: 99_999 }, '2027-05-20').kept).toBe(34_999)
})
