import { whenOf } from '@agency/contracts/content/readers/price-facts.ts'
import { expect, test } from 'vitest'
import { areLast, departureLine, departuresAhead } from './departures.server.ts'

const tableOf = (...labels: string[]) => ({
  caption: '',
  columns: ['Inside'],
  rows: labels.map(label => ({ label, prices: [], when: whenOf(label, undefined) })),
})

test('departures are the days that a table names, without those that are over', () => {
  const table = tableOf('11 January 2027', '14 December 2026, Christmas', '2 November 2026', 'Late February 2027')
  expect(departuresAhead(table, '2026-11-22')).toEqual(['2026-12-14', '2027-01-11'])
})

test('a table of rooms or of spans has no departures', () => {
  expect(departuresAhead(tableOf('Lodge with garden', '12 to 19 December 2026'), '2026-11-22')).toEqual([])
  expect(departuresAhead(undefined, '2026-11-22')).toEqual([])
})

test.each([
  [['2026-12-14'], '14 Dec 2026'],
  [['2026-12-14', '2026-12-21', '2027-01-11'], '14 Dec, 21 Dec 2026, 11 Jan 2027'],
  [['2027-01-13', '2027-03-17', '2027-05-12', '2027-07-01', '2027-09-01'], '13 Jan, 17 Mar, 12 May 2027, 2 more'],
])('%j is written as "%s"', (days, line) => expect(departureLine(days)).toBe(line))

test('departures are the last ones if all are near', () => {
  expect(areLast(['2026-12-14', '2027-01-11'], '2026-11-22')).toBe(true)
  expect(areLast(['2026-12-14', '2027-06-11'], '2026-11-22')).toBe(false)
  expect(areLast([], '2026-11-22')).toBe(false)
})
