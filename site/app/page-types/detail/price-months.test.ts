import { whenOf } from '@agency/contracts/content/readers/price-facts.ts'
import { expect, test } from 'vitest'
import { priceMonths } from './price-months.ts'

const rowsOf = (...rows: [string, ...number[]][]) => ({
  caption: '',
  columns: ['Inside', 'Balcony'],
  rows: rows.map(([label, ...prices]) => ({
    label,
    when: whenOf(label, undefined),
    prices: prices.map(ringgit => ({ sen: ringgit * 100 })),
  })),
})

test('each month has the lowest price of its departures, and the cheapest are marked', () => {
  const table = rowsOf(
    ['12 June 2027', 1188, 1488],
    ['26 June 2027', 1088],
    ['23 January 2027', 988],
    ['3 July 2027', 988],
  )
  expect(priceMonths(table, undefined, '2026-11-22')).toEqual([
    { month: '2027-01', sen: 98800, isLowest: true },
    { month: '2027-06', sen: 108800, isLowest: false },
    { month: '2027-07', sen: 98800, isLowest: true },
  ])
})

test('the price of a trip comes from the column of its main price, not from that of children', () => {
  const table = rowsOf(['23 January 2027', 988, 400], ['6 April 2027', 1088, 410], ['12 June 2027', 1188, 420])
  const prices = (from?: number) => priceMonths(table, from, '2026-11-22').map(({ sen }) => sen)
  expect(prices(98800)).toEqual([98800, 108800, 118800])
  expect(prices(40000)).toEqual([40000, 41000, 42000])
  expect(prices()).toEqual([98800, 108800, 118800])
})

test('months may be columns', () => {
  const prices = (...sens: number[]) => sens.map(sen => ({ sen }))
  const table = {
    caption: '',
    columns: ['2 March', '6 April', '4 May'],
    heads: ['2027-03-02', '2027-04-06', '2027-05-04'].map(day => ({ when: { days: [day] } })),
    rows: [
      { label: 'Child', fare: { who: 'child' as const }, prices: prices(1, 1, 2) },
      { label: 'Adult', prices: prices(3, 5, 4) },
    ],
  }
  const words = priceMonths(table, 3, '2026-11-22').map(({ month, sen }) => `${month} ${sen}`)
  expect(words).toEqual(['2027-03 3', '2027-04 5', '2027-05 4'])
})

test('past departures, missing dates or equal prices give no months', () => {
  const dated = rowsOf(['2 March 2027', 5], ['6 April 2027', 6], ['4 May 2027', 7])
  expect(priceMonths(dated, undefined, '2027-03-03')).toEqual([])
  expect(priceMonths(rowsOf(['Three-star', 5], ['Four-star', 6], ['Five-star', 7]), undefined, '2026-11-22')).toEqual(
    [],
  )
  expect(
    priceMonths(rowsOf(['2 March 2027', 5], ['6 April 2027', 5], ['4 May 2027', 5]), undefined, '2026-11-22'),
  ).toEqual([])
  expect(priceMonths(undefined, undefined, '2026-11-22')).toEqual([])
})
