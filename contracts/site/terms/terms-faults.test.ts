import { expect, test } from 'vitest'
import { prescribedSchedules } from './prescribed-schedule.ts'
import type { BookingTerms } from './terms.ts'
import { allTermsFaults, termsFaults } from './terms-faults.ts'

const prescribed = (kind: 'group' | 'individual', more: Partial<BookingTerms> = {}): BookingTerms => {
  const { deposit, balance, steps, change } = prescribedSchedules[kind]
  return {
    kind,
    unit: 'working',
    deposit: deposit.percent,
    balanceDays: balance.days,
    steps: [...steps],
    changeDays: change.days,
    changeUnit: change.unit,
    changeFee: change.fee,
    ...more,
  }
}
const told = (terms: BookingTerms) => termsFaults(terms).map(({ path, message }) => `${path.join('.')}: ${message}`)
const withStep = (kind: 'group' | 'individual', at: number, change: Partial<BookingTerms['steps'][number]>) => {
  const { steps } = prescribed(kind)
  return prescribed(kind, { steps: steps.map((step, index) => (index === at ? { ...step, ...change } : step)) })
}

test('the schedule itself is not harsher than itself', () => {
  expect(told(prescribed('group'))).toEqual([])
  expect(told(prescribed('individual'))).toEqual([])
})

test.each([
  [
    prescribed('group', { deposit: 26 }),
    'deposit: is harsher than the Fourth Schedule, deposit: at most 25 % of the price',
  ],
  [
    prescribed('group', { balanceDays: 22 }),
    'balanceDays: is harsher than the Fourth Schedule, balance of a group tour: due 21 days',
  ],
  [
    prescribed('individual', { balanceDays: 15 }),
    'balanceDays: is harsher than the Fourth Schedule, balance of an individual tour',
  ],
  [
    prescribed('individual', { changeFee: 51 }),
    'changeFee: is harsher than the Fourth Schedule, changes of an individual tour',
  ],
  [
    prescribed('individual', { changeDays: 9 }),
    'changeDays: is harsher than the Fourth Schedule, changes of an individual tour',
  ],
  [prescribed('group', { changeDays: 15 }), 'changeDays: is harsher than the Fourth Schedule, changes of a group tour'],
  [
    prescribed('group', { changeDays: undefined }),
    'changeDays: is harsher than the Fourth Schedule, changes of a group tour',
  ],
  [
    withStep('group', 0, { percent: 2.1 }),
    'steps.0: is harsher than the Fourth Schedule, group tour cancelled 45 or more working days',
  ],
  [
    withStep('group', 0, { atLeast: 30.01 }),
    'steps.0: is harsher than the Fourth Schedule, group tour cancelled 45 or more',
  ],
  [withStep('group', 0, { days: 44 }), ''],
  [withStep('group', 0, { days: 46 }), 'steps.1: is harsher than the Fourth Schedule, group tour cancelled 45 or more'],
  [
    withStep('group', 2, { of: 'price', percent: 36 }),
    'steps.2: is harsher than the Fourth Schedule, group tour cancelled 15 to 21',
  ],
  [
    withStep('individual', 0, { atMost: undefined }),
    'steps.0: is harsher than the Fourth Schedule, individual tour cancelled 30 or more',
  ],
  [withStep('individual', 1, { of: 'price', percent: 12.5 }), ''],
  [
    withStep('individual', 1, { of: 'price', percent: 12.6 }),
    'steps.1: is harsher than the Fourth Schedule, individual tour cancelled 15',
  ],
  [withStep('individual', 4, { percent: 99 }), ''],
])('%# a harsher term is refused with the name of its rule', (terms, message) => {
  if (message === '') expect(told(terms)).toEqual([])
  else expect(told(terms)).toEqual([expect.stringContaining(message)])
})

test('the same numbers in calendar days are milder, and half as many again are not', () => {
  expect(told(prescribed('group', { unit: 'calendar' }))).toEqual([])
  const steps = prescribed('group').steps.map(step => ({ ...step, days: Math.ceil(step.days * 1.5) }))
  expect(told(prescribed('group', { unit: 'calendar', steps }))).not.toEqual([])
})

test('a change that closes in other days than the schedule counts is compared by the calendar', () => {
  expect(told(prescribed('group', { changeDays: 10, changeUnit: 'working' }))).toEqual([])
  expect(told(prescribed('group', { changeDays: 11, changeUnit: 'working' }))).toHaveLength(1)
  expect(told(prescribed('individual', { changeDays: 10, changeUnit: 'calendar' }))).toEqual([])
  expect(told(prescribed('individual', { changeDays: 11, changeUnit: 'calendar' }))).toHaveLength(1)
})

test('a cruise line may be exempt with a reason, a group tour may not', () => {
  const harsh = { deposit: 50, balanceDays: 90, exempt: 'The line sells the voyage itself.' }
  expect(told(prescribed('individual', { ...harsh, kind: 'cruise-line' }))).toEqual([])
  expect(told(prescribed('individual', { ...harsh, kind: 'cruise-line', exempt: undefined }))).toHaveLength(2)
  expect(told(prescribed('group', harsh))).toEqual(['exempt: cannot hold: the Fourth Schedule applies to group tours'])
})

test('steps go down to the day of departure, and each kind has terms once', () => {
  const { steps } = prescribed('group')
  expect(told(prescribed('group', { steps: steps.slice(0, -1) }))).toContain('steps.4.days: must be 0 in the last step')
  expect(told(withStep('group', 1, { days: 45 }))).toContain('steps.1.days: must be fewer days than in the step above')
  expect(allTermsFaults([prescribed('group'), prescribed('group')])).toEqual([
    { path: [1, 'kind'], message: 'has terms already' },
  ])
})
