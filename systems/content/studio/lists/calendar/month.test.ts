import { expect, test } from 'vitest'
import { inListOrder, monthNamed, plansOf, wholeWeeksOf } from './month.ts'

const none = { publicHolidays: [], schoolHolidays: [] }

test('an invalid name gives the current month', () => {
  expect(monthNamed('2028-02', '2026-11-23')).toBe('2028-02')
  for (const name of ['next', '2026-13', '2026-1', '', null]) expect(monthNamed(name, '2026-11-23')).toBe('2026-11')
})

test('weeks begin on Monday and hold the days of neighbouring months', () => {
  const november = wholeWeeksOf('2026-11')
  expect(november).toHaveLength(6)
  expect(november[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(november.at(-1)?.slice(0, 2)).toEqual(['2026-11-30', '2026-12-01'])
  expect(wholeWeeksOf('2027-02').flat()).toHaveLength(28)
  expect(wholeWeeksOf('2027-01').flat()[0]).toBe('2026-12-28')
})

test('an instant is on the Malaysian day, and holidays on each of their days', () => {
  const entry = { at: '2026-11-25T16:00:00.000Z' }
  const holidays = {
    publicHolidays: [{ day: '2026-11-26', name: 'A holiday' }],
    schoolHolidays: [{ first: '2026-11-20', last: '2026-11-25', where: 'Kedah' }],
  }
  expect(plansOf(['2026-11-25', '2026-11-26'], [entry], holidays)).toEqual([
    { day: '2026-11-25', entries: [], holidays: [], isOffSchool: true },
    { day: '2026-11-26', entries: [entry], holidays: ['A holiday'], isOffSchool: false },
  ])
})

test('a list of the current month begins today; another month begins on its first day', () => {
  const at = (day: string) => ({ at: `${day}T12:00:00+08:00` })
  const entries = ['2026-11-02', '2026-11-28', '2026-12-01'].map(at)
  const days = (month: string) => {
    const { ahead, over } = inListOrder(plansOf(wholeWeeksOf(month).flat(), entries, none), month, '2026-11-26')
    return [ahead.map(({ day }) => day), over.map(({ day }) => day)]
  }
  expect(days('2026-11')).toEqual([['2026-11-26', '2026-11-28'], ['2026-11-02']])
  expect(days('2026-12')).toEqual([['2026-12-01'], []])
})
