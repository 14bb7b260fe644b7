import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { expect, test } from 'vitest'
import { type Correction, correctHolidays } from './correct-holidays.ts'

const known = readHolidays(usualHolidaysFile)

const correction = (given: Partial<Correction>): Correction => ({
  change: 'added',
  day: '2027-01-22',
  newDay: undefined,
  name: 'Thaipusam',
  states: [],
  expected: false,
  announcedBy: 'The Star, 3 January 2027',
  ...given,
})
const corrected = (given: Partial<Correction>) => correctHolidays(known, [correction(given)], []).publicHolidays
const on = (holidays: typeof known.publicHolidays, day: string) =>
  holidays.filter(holiday => holiday.day === day).map(({ name, states }) => [name, states.length])

test('an added day is a holiday in its states, and its source is named', () => {
  const { publicHolidays, notAnnounced } = correctHolidays(known, [correction({ states: ['kedah'] })], [])
  expect(publicHolidays.filter(({ day, states }) => day === '2027-01-22' && states.includes('kedah'))).toEqual([
    {
      day: '2027-01-22',
      name: 'Thaipusam',
      states: ['kedah'],
      expected: false,
      sources: [{ name: 'The Star, 3 January 2027' }],
    },
  ])
  expect(notAnnounced.map(({ what }) => what)).not.toContain('Thaipusam in Kedah')
  expect(notAnnounced.length).toBe(known.notAnnounced.length - 1)
})

test('a day is removed in some states or in all', () => {
  const deepavali = { change: 'removed', day: '2027-10-28', name: 'Deepavali' }
  expect(on(corrected(deepavali), '2027-10-28')).toEqual([])
  expect(on(corrected({ ...deepavali, states: ['perlis'] }), '2027-10-28')).toEqual([['Deepavali', 14]])
  expect(on(corrected({ ...deepavali, name: 'Diwali' }), '2027-10-28'), 'another name').toEqual([['Deepavali', 15]])
})

test('a moved day keeps its states, and stays where it is not moved', () => {
  const moved = { change: 'moved', day: '2027-10-28', name: 'Deepavali', newDay: '2027-10-29' }
  expect(on(corrected(moved), '2027-10-28')).toEqual([])
  expect(on(corrected(moved), '2027-10-29')).toEqual([['Deepavali', 15]])
  const inOne = corrected({ ...moved, states: ['kedah', 'sarawak'] })
  expect(on(inOne, '2027-10-28')).toEqual([['Deepavali', 14]])
  expect(on(inOne, '2027-10-29')).toEqual([['Deepavali', 1]])
})

test('announced school holidays are added in order, and no longer missing', () => {
  const announced = { first: '2027-03-12', last: '2027-03-20', group: 'A' as const, announcedBy: '' }
  const { schoolHolidays, notAnnounced } = correctHolidays(known, [], [announced])
  expect(schoolHolidays.at(-1)).toMatchObject({ first: '2027-03-12', group: 'A' })
  expect(notAnnounced.map(({ what }) => what)).not.toContain('school holidays of 2027')
})

test('without corrections the list is the same', () => {
  expect(correctHolidays(known, [], [])).toBe(known)
})
