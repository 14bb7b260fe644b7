import { expect, test } from 'vitest'
import { bookablePlace } from './offer-terms.server.ts'
import type { ChoiceTable } from './price-choice.ts'

const table: ChoiceTable = {
  columns: ['Twin', 'Single'],
  rows: [
    { label: '3 April 2027', prices: [64_800, 89_800] },
    { label: '6 March 2027, school holidays', prices: [null, 99_800] },
    { label: 'Late May 2027', prices: [61_800, 81_800] },
  ],
  dated: 'rows',
  days: ['2027-04-03', '2027-03-06', null],
}
const choose = (departure: string, room = '') =>
  bookablePlace(table, { departure, room, people: '' }, '2026-11-26') ?? 'none'

test('the chosen departure counts, else the next one, at the price of the room, else at the lowest', () => {
  expect(choose('')).toEqual({ departure: '2027-03-06', price: 99_800 })
  expect(choose('3 April 2027')).toEqual({ departure: '2027-04-03', price: 64_800 })
  expect(choose('3 April 2027', 'Single')).toEqual({ departure: '2027-04-03', price: 89_800 })
})

test('a departure that names no day has no sums', () => {
  expect(choose('Late May 2027')).toBe('none')
  expect(bookablePlace({ ...table, rows: [] }, { departure: '', room: '', people: '' }, '2026-11-26')).toBeUndefined()
})

test('dates may stand in columns', () => {
  const turned = { columns: ['3 April 2027', '6 March 2027'], rows: [{ label: 'Twin', prices: [64_800, 69_800] }] }
  const choice = { departure: 'Twin', room: '3 April 2027', people: '' }
  const days = ['2027-04-03', '2027-03-06']
  expect(bookablePlace({ ...turned, dated: 'columns', days }, choice, '2026-11-26')).toEqual({
    departure: '2027-04-03',
    price: 64_800,
  })
})
