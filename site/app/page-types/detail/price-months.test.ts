import { expect, test } from 'vitest'
import { priceMonths } from './price-months.ts'

const rowsOf = (...rows: [string, ...number[]][]) => ({
  caption: '',
  columns: ['Inside', 'Balcony'],
  rows: rows.map(([label, ...prices]) => ({ label, prices: prices.map(ringgit => ({ sen: ringgit * 100 })) })),
})

test('each month has the lowest price of its departures, and the cheapest are marked', () => {
  const table = rowsOf(
    ['12 June 2027', 1188, 1488],
    ['26 June 2027', 1088],
    ['23 January 2027', 988],
    ['3 July 2027', 988],
  )
  expect(priceMonths(table, '2026-11-22')).toEqual([
    { month: '2027-01', sen: 98800, isLowest: true },
    { month: '2027-06', sen: 108800, isLowest: false },
    { month: '2027-07', sen: 98800, isLowest: true },
  ])
})

test('months may be columns', () => {
  const table = {
    caption: '',
    columns: ['2 March 2027', '6 April 2027', '4 May 2027'],
    rows: [
      { label: 'Adult', prices: [{ sen: 3 }, undefined, { sen: 1 }] },
      { label: 'Child', prices: [{ sen: 2 }, { sen: 2 }, undefined] },
    ],
  }
  expect(priceMonths(table, '2026-11-22').map(({ month, sen }) => `${month} ${sen}`)).toEqual([
    '2027-03 2',
    '2027-04 2',
    '2027-05 1',
  ])
})

test('what is over, has no dates, or costs the same all year says nothing', () => {
  const dated = rowsOf(['2 March 2027', 5], ['6 April 2027', 6], ['4 May 2027', 7])
  expect(priceMonths(dated, '2027-03-03')).toEqual([])
  expect(priceMonths(rowsOf(['Three-star', 5], ['Four-star', 6], ['Five-star', 7]), '2026-11-22')).toEqual([])
  expect(priceMonths(rowsOf(['2 March 2027', 5], ['6 April 2027', 5], ['4 May 2027', 5]), '2026-11-22')).toEqual([])
  expect(priceMonths(undefined, '2026-11-22')).toEqual([])
})
