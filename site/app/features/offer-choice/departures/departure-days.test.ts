import { expect, test } from 'vitest'
import type { ChoiceTable } from '../price-choice.ts'
import { departuresOf, offeredDays } from './departure-days.ts'

const today = '2026-11-26'
const open = { departure: '', room: '', people: '' }
const table: ChoiceTable = {
  columns: ['Twin', 'Balcony'],
  rows: [
    { label: '1 March 2027', prices: [64_800, 99_800] },
    { label: '31 January 2027, midnight sun', prices: [60_000, 'Ask us'], left: 4 },
    { label: '31 December 2026', prices: [null, null] },
    { label: '2 March 2027', prices: [70_050, null] },
    { label: 'Late April 2027', prices: [50_000, 50_000] },
  ],
  dated: 'rows',
  days: ['2027-03-01', '2027-01-31', '2026-12-31', '2027-03-02', null],
  others: [{ label: 'Child 4 to 11', prices: [10_000, 10_000, null, null, null] }],
}
const offered = (choice = {}, day = today) => {
  const chosen = { ...open, ...choice }
  return offeredDays(departuresOf(table, chosen), chosen, day)
}

test('a departure stands on its day, at the lowest price of a grown-up and never at that of a child', () => {
  const { of } = offered()
  expect(of('2027-03-01')).toEqual({ text: '648', spoken: 'from RM 648.00', canBeChosen: true })
  expect(of('2027-03-02')).toEqual({ text: '700.50', spoken: 'RM 700.50', canBeChosen: true })
  expect(of('2027-02-28')).toEqual({ text: '', spoken: 'no departure', canBeChosen: false })
})

test('in a chosen room it is the price of that room, in words where the table has words', () => {
  const { of } = offered({ room: 'Balcony' })
  expect(of('2027-03-01')).toMatchObject({ text: '998', spoken: 'RM 998.00' })
  expect(of('2027-01-31')).toMatchObject({ text: 'Ask', spoken: 'Ask us, 4 left, midnight sun', canBeChosen: true })
  expect(of('2027-03-02')).toMatchObject({ text: 'Sold out', canBeChosen: false })
})

test('what is sold out or past cannot be chosen, nor what has fewer places than people, children counted', () => {
  expect(offered().of('2026-12-31')).toEqual({ text: 'Sold out', spoken: 'sold out', canBeChosen: false })
  expect(offered({}, '2027-03-02').of('2027-03-01')).toEqual({ text: '', spoken: 'past', canBeChosen: false })
  expect(offered({}, '2027-03-01').of('2027-03-01').canBeChosen).toBe(true)
  const four = { adults: '2', children: '2', childAges: '4, 9' }
  expect(offered(four).of('2027-01-31').canBeChosen).toBe(true)
  expect(offered({ ...four, children: '3' }).of('2027-01-31')).toEqual({
    text: '4 left',
    spoken: 'only 4 left, you are 5',
    canBeChosen: false,
  })
})

test('every month from the first to the last departure says what it costs, or that there is none', () => {
  expect(offered().months.map(({ label, note }) => [label, note])).toEqual([
    ['Dec 2026: nothing left', 'Nothing left. The next is on 31 Jan 2027.'],
    ['Jan 2027: RM 600.00', ''],
    ['Feb 2027: no departure', 'No departure. The next is on 1 Mar 2027.'],
    ['Mar 2027: RM 648.00', ''],
  ])
  expect(offered().months[1]?.days).toEqual([{ day: '2027-01-31', text: 'midnight sun, 4 left' }])
})

test('departures may be the columns of a table, whose rows are hotels', () => {
  const turned: ChoiceTable = {
    columns: ['6 March 2027', '3 April 2027'],
    rows: [
      { label: 'Lodge', prices: [50_000, null] },
      { label: 'Tent', prices: [40_000, 30_000] },
    ],
    dated: 'columns',
    days: ['2027-03-06', '2027-04-03'],
  }
  expect(departuresOf(turned, open).map(({ day, price }) => [day, price])).toEqual([
    ['2027-03-06', 40_000],
    ['2027-04-03', 30_000],
  ])
  expect(departuresOf(turned, { ...open, departure: 'Lodge' }).map(({ price }) => price)).toEqual([50_000, null])
})
