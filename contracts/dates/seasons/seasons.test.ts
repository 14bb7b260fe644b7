import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../calendar-day.ts'
import { weekdaysOf } from './first-days.ts'
import { daysOfSeason, type Season, type SeasonOffer, seasons, stayInSeason } from './seasons.ts'

const known = readHolidays(usualHolidaysFile)
const days = (season: Season, from: string) =>
  daysOfSeason(season, from, known).map(({ first, last }) => `${first} ${last}`)

test('the next school holidays, of both groups or of one, and what is left of those that have begun', () => {
  expect(days('school-holidays', '2026-11-26')).toEqual(['2026-12-04 2026-12-31', '2026-12-05 2026-12-31'])
  expect(days('school-holidays-a', '2026-09-05')).toEqual(['2026-09-05 2026-09-05'])
  expect(days('school-holidays-b', '2026-12-20')).toEqual(['2026-12-20 2026-12-31'])
})

test('holidays that are not announced have no days', () => {
  expect(days('school-holidays', '2027-01-01')).toEqual([])
  expect(days('hari-raya', '2027-03-19')).toEqual([])
})

test('festivals, year-end and mid-year have the days around them, once a year', () => {
  expect(days('chinese-new-year', '2026-11-26')).toEqual(['2027-02-02 2027-02-14'])
  expect(days('hari-raya', '2026-11-26')).toEqual(['2027-03-06 2027-03-18'])
  expect(days('year-end', '2026-11-26')).toEqual(['2026-12-01 2027-01-02'])
  expect(days('year-end', '2027-01-02')).toEqual(['2027-01-02 2027-01-02'])
  expect(days('year-end', '2027-01-03')).toEqual(['2027-12-01 2028-01-02'])
  expect(days('mid-year', '2027-06-21')).toEqual(['2028-05-22 2028-06-20'])
})

test('an island is dry in its own months, and what is no island never', () => {
  const at = (dealTags: string[], from: string) => daysOfSeason('dry-islands', from, known, { dealTags })
  expect(at(['malaysia', 'langkawi'], '2026-11-26')).toEqual([{ first: '2026-12-01', last: '2027-01-25' }])
  expect(at(['bali'], '2026-11-26')).toEqual([])
  expect(at(['langkawi'], '2027-03-25')).toEqual([{ first: '2027-03-25', last: '2027-03-31' }])
  expect(at(['kyoto'], '2027-03-25')).toEqual([])
})

test('an offer is in season when all its nights are; one without a travel period promises nothing', () => {
  const stay = (offer: SeasonOffer) => stayInSeason(offer, 'school-holidays-b', '2026-11-28', known)
  expect(stay({ travelFrom: '2026-12-01', travelUntil: '2027-05-31', nights: 3 })).toEqual({
    start: '2026-12-05',
    end: '2026-12-08',
  })
  expect(stay({ travelFrom: '2026-12-29', travelUntil: '2027-05-31', nights: 3 })).toBeUndefined()
  expect(stay({ travelUntil: '2026-12-06', nights: 1, weekdays: ['mon'] })).toBeUndefined()
  expect(stay({ travelFrom: '2027-01-05', travelUntil: '2027-05-31' })).toBeUndefined()
  expect(stay({ nights: 3 })).toBeUndefined()
})

const offers = fc.record({
  travelFrom: fc.integer({ min: -60, max: 420 }).map(ahead => addDays('2026-11-26', ahead)),
  length: fc.integer({ min: 1, max: 200 }),
  nights: fc.integer({ min: 1, max: 9 }),
  weekdays: fc.subarray(['mon', 'wed', 'Friday', 'sun']),
  dealTags: fc.subarray(['langkawi', 'tioman', 'bali'], { maxLength: 1 }),
})

/** Whether every night of a stay is in the season, said without the code under test. */
const isIn: Record<Season, (first: string, last: string, tags: string[]) => boolean> = {
  'school-holidays': (first, last) =>
    isIn['school-holidays-a'](first, last, []) || isIn['school-holidays-b'](first, last, []),
  'school-holidays-a': (first, last) => inBreak('A', first, last),
  'school-holidays-b': (first, last) => inBreak('B', first, last),
  'year-end': (first, last) =>
    within(first, last, [
      ['2025-12-01', '2026-01-02'],
      ['2026-12-01', '2027-01-02'],
      ['2027-12-01', '2028-01-02'],
    ]),
  'chinese-new-year': (first, last) => within(first, last, [['2027-02-02', '2027-02-14']]),
  'hari-raya': (first, last) => within(first, last, [['2027-03-06', '2027-03-18']]),
  'mid-year': (first, last) =>
    within(first, last, [
      ['2027-05-22', '2027-06-20'],
      ['2028-05-22', '2028-06-20'],
    ]),
  'dry-islands': (first, last, [island = '']) =>
    Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => Number(addDays(first, at).slice(5, 7))).every(
      month =>
        ({ langkawi: [12, 1, 2, 3], tioman: [3, 4, 5, 6, 7, 8, 9, 10], bali: [4, 5, 6, 7, 8, 9, 10] })[
          island
        ]?.includes(month),
    ),
}
const within = (first: string, last: string, spans: string[][]) =>
  spans.some(([from = '', until = '']) => from <= first && last <= until)
const inBreak = (wanted: string, first: string, last: string) =>
  within(
    first,
    last,
    known.schoolHolidays.filter(({ group }) => group === wanted).map(span => [span.first, span.last]),
  )

test('for every day of a year and every season: a stay lies in the season, in its offer and ahead', () => {
  const year = Array.from({ length: 366 }, (_, at) => addDays('2026-11-26', at))
  fc.assert(
    fc.property(offers, ({ length, ...one }) => {
      const offer = { ...one, travelUntil: addDays(one.travelFrom, length) }
      for (const today of year) {
        for (const season of seasons) {
          const stay = stayInSeason(offer, season, today, known)
          if (!stay) continue
          const { start, end } = stay
          const fits =
            start >= today &&
            start >= offer.travelFrom &&
            end <= offer.travelUntil &&
            daysBetween(start, end) === offer.nights &&
            (offer.weekdays.length === 0 || weekdaysOf(offer.weekdays).includes(weekdayOf(start))) &&
            isIn[season](start, end, offer.dealTags)
          if (!fits) throw new Error(`${season} on ${today}: ${start} to ${end}`)
        }
      }
    }),
    { numRuns: 20 },
  )
})
