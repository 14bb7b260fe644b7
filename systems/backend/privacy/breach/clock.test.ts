import { expect, test } from 'vitest'
import { breachClock, readMoment } from './clock.ts'

test.each([
  ['2026-11-25', false, '2026-11-24T16:00:00.000Z'],
  ['2026-11-25', true, '2026-11-25T16:00:00.000Z'],
  ['2026-11-25T14:30', true, '2026-11-25T06:30:00.000Z'],
  ['2026-11-25 14:30Z', false, '2026-11-25T14:30:00.000Z'],
  ['2026-13-25', false, undefined],
  ['yesterday', false, undefined],
])('%s, as an end: %s, is %s', (text, isEnd, moment) => expect(readMoment(text, isEnd)?.toISOString()).toBe(moment))

test('the Commissioner is told within 72 hours, persons within 7 days; more than 1,000 persons are significant', () => {
  const clock = breachClock(new Date('2026-11-26T02:00:00Z'), 1000)
  expect(clock).toEqual({
    commissionerBy: new Date('2026-11-29T02:00:00Z'),
    personsBy: new Date('2026-12-03T02:00:00Z'),
    isSignificant: false,
  })
  expect(breachClock(new Date(), 1001).isSignificant).toBe(true)
})
