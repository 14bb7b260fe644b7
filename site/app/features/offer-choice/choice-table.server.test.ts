import { withPriceFacts } from '@agency/contracts/content/readers/price-facts.ts'
import { expect, test } from 'vitest'
import { readPriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { choiceTable, hasDates, tableToAsk } from './choice-table.server.ts'
import { bookablePlace } from './offer-terms.server.ts'

const tableOf = (
  columns: string[],
  rows: Record<string, unknown[]>,
  offer: { nights?: number; caption?: string } = {},
) => {
  const { caption = '', nights } = offer
  const given = { caption, columns, rows: Object.entries(rows).map(([label, prices]) => ({ label, prices })) }
  return readPriceTable(withPriceFacts('contentDetail', { priceTable: given, nights }).priceTable, () => {})
}
const cruise = tableOf(['Inside', 'Balcony'], {
  '4 January 2027': [598, 798],
  '12 June 2027, school holidays': [698, null],
})

test('past departures cannot be chosen, and combinations that are not sold stay marked', () => {
  const rows = [{ label: '12 June 2027, school holidays', prices: [69_800, null] }]
  expect(choiceTable(cruise, 'cruise', '2027-01-05')).toEqual({
    columns: ['Inside', 'Balcony'],
    rows,
    dated: 'rows',
    days: ['2027-06-12'],
  })
  expect(choiceTable(cruise, 'cruise', '2027-01-04')?.rows).toHaveLength(2)
  expect(choiceTable(cruise, 'cruise', '2027-06-13')).toBeUndefined()
})

test('a season ends with its last day', () => {
  const seasons = tableOf(['Superior'], { '20 December 2026 to 3 January 2027': [100] })
  expect(choiceTable(seasons, 'cruise', '2027-01-03')?.rows).toHaveLength(1)
  expect(choiceTable(seasons, 'cruise', '2027-01-04')).toBeUndefined()
})

test.each([
  [{ 'March and October': [1], 'April to September, Sunday to Thursday': [1], 'Sea view, all dates': [1] }, true],
  [{ 'Mid-April 2027': [1], 'Late October 2027, autumn leaves': [1] }, true],
  [{ 'Four-star': [1], 'Four-star, school and public holidays': [1] }, false],
  [{ 'Four-star': [1], 'Beachfront, adults only': [1], 'Four-star, 24 December to 5 January': [1] }, false],
  [{ Adult: [1], 'Child 3 to 12': [1] }, false],
  [{ 'Up to 3 days': [1], '12 months': [1] }, false],
])('%j is a table of dates: %j', (rows, dated) => {
  const table = tableOf(['Price'], rows)
  expect(table && hasDates(table)).toBe(dated)
})

test('a stay whose seasons name no day is asked for its month too, and a ship is not', () => {
  const seasons = tableOf(['Twin sharing'], { 'March and October': [1], 'April to September': [2] })
  const monthsOf = (table: typeof seasons, kind: 'tour' | 'cruise') =>
    tableToAsk(table, kind, '2026-11-22', { trip: { months: [3, 4] } })?.months
  expect(monthsOf(seasons, 'tour')).toEqual(['2027-03', '2027-04'])
  expect(monthsOf(seasons, 'cruise')).toBeUndefined()
  expect(monthsOf(cruise, 'tour')).toBeUndefined()
})

test('dates may stand in columns', () => {
  const table = tableOf(['May 2027', 'June 2027'], { Twin: [100, 120] })
  expect(choiceTable(table, 'cruise', '2026-11-22')?.dated).toBe('columns')
})

test('a departure in a column that is over cannot be chosen either, and prices stay with their departures', () => {
  const table = tableOf(['4 January 2027', '12 June 2027', '9 August 2027'], {
    Inside: [598, 698, 648],
    Balcony: [798, null, 848],
  })
  expect(choiceTable(table, 'cruise', '2027-01-05')).toEqual({
    columns: ['12 June 2027', '9 August 2027'],
    rows: [
      { label: 'Inside', prices: [69_800, 64_800] },
      { label: 'Balcony', prices: [null, 84_800] },
    ],
    dated: 'columns',
    days: ['2027-06-12', '2027-08-09'],
    roomsAre: 'rows',
  })
  expect(choiceTable(table, 'cruise', '2027-08-10')).toBeUndefined()
})

test('a table with one column of prices has no second choice', () => {
  const lines = readPriceTable('Adult: RM 99\nChild: RM 49', () => {})
  expect(choiceTable(lines, 'ticket', '2026-11-22')).toEqual({
    columns: [],
    rows: [
      { label: 'Adult', prices: [9900] },
      { label: 'Child', prices: [4900] },
    ],
  })
})

test('ambiguous columns cannot be chosen', () => {
  expect(choiceTable(tableOf(['Twin', 'Twin'], { May: [1, 2] }), 'cruise', '2026-11-22')).toBeUndefined()
  expect(choiceTable(tableOf(['Twin', ''], { May: [1, 2] }), 'cruise', '2026-11-22')).toBeUndefined()
  expect(choiceTable(undefined, 'cruise', '2026-11-22')).toBeUndefined()
})

test('a departure over several days begins on its first one, a season has no day, and several departures are a row each', () => {
  const rows = {
    '1–5 March 2027': [5],
    '1 Jan – 31 Mar 2027': [4],
    '8, 15 April 2027, blossom': [6],
    'Until 3 May 2027': [3],
  }
  const table = choiceTable(tableOf(['Twin'], rows, { nights: 4 }), 'tour', '2026-11-22')
  expect(table?.rows.map(({ label }, at) => [label, table.days?.[at]])).toEqual([
    ['1–5 March 2027', '2027-03-01'],
    ['1 Jan – 31 Mar 2027', null],
    ['8 April 2027, blossom', '2027-04-08'],
    ['15 April 2027, blossom', '2027-04-15'],
    ['Until 3 May 2027', null],
  ])
  const terms = (departure: string) =>
    table && bookablePlace(table, { departure, room: 'Twin', people: '2' }, '2026-11-22')
  expect(terms('1–5 March 2027')).toEqual({ departure: '2027-03-01', price: 500 })
  expect(terms('1 Jan – 31 Mar 2027')).toBeUndefined()
})

test('several departures in one heading are a column each', () => {
  const table = choiceTable(tableOf(['May 2027', '5, 12 June 2027'], { Twin: [100, 120] }), 'cruise', '2026-11-22')
  expect(table).toMatchObject({
    columns: ['May 2027', '5 June 2027', '12 June 2027'],
    days: [null, '2027-06-05', '2027-06-12'],
  })
  expect(table?.rows).toEqual([{ label: 'Twin', prices: [10_000, 12_000, 12_000] }])
})

test('an addition is never chosen and never the lowest price', () => {
  const columns = ['Twin', 'Single supp', 'CWB', 'Peak season surcharge']
  const table = choiceTable(tableOf(columns, { '1 March 2027': [1000, 300, 700, 80] }), 'tour', '2026-11-22')
  expect(table?.columns).toEqual(['Twin'])
  expect(table?.others?.map(({ label }) => label)).toEqual(columns.slice(1))
  expect(table && bookablePlace(table, { departure: '', room: '', people: '' }, '2026-11-22')?.price).toBe(100_000)
})

test('where prices are those of people alone, a departure costs what an adult pays', () => {
  const table = choiceTable(tableOf(['Adult', 'Child'], { '1 March 2027': [1000, 700] }), 'tour', '2026-11-22')
  expect(table).toMatchObject({ columns: [], rows: [{ label: '1 March 2027', prices: [100_000] }] })
  expect(table?.others).toEqual([{ label: 'Child', prices: [70_000] }])
})

test('a price for one of the people in a room is no room, but may be a ticket', () => {
  const columns = ['Inside', 'Child as third guest', 'Child 5 to 11', 'Third or fourth guest', 'Family of four']
  const rows = { '4 January 2027': [1, 2, 3, 4, 5], 'Child without bed': [1, 1, 1, 1, 1] }
  const table = tableOf(columns, rows, { caption: 'Ringgit per person, two adults sharing' })
  expect(choiceTable(table, 'cruise', '2026-11-22')).toMatchObject({
    columns: ['Inside', 'Family of four'],
    rows: [{ label: '4 January 2027', prices: [100, 500] }],
    sharing: 2,
    others: [
      { label: 'Child as third guest', prices: [200] },
      { label: 'Child 5 to 11', prices: [300] },
      { label: 'Third or fourth guest', prices: [400] },
    ],
  })
  expect(choiceTable(table, 'ticket', '2026-11-22')).toMatchObject({ columns })
})

test('a trip without dates is asked for by month, one with departures by departure, and a ticket by day', () => {
  const rooms = tableOf(['Twin'], { Lodge: [100] })
  const asked = tableToAsk(rooms, 'tour', '2026-11-22', { trip: { months: [3, 11] } })
  expect(asked?.months).toEqual(['2026-11', '2027-03'])
  expect(tableToAsk(undefined, 'tour', '2026-11-22', {})?.months).toHaveLength(12)
  // Three days of November are too few to arrange a trip in.
  expect(tableToAsk(rooms, 'tour', '2026-11-27', { trip: { months: [3, 11] } })?.months).toEqual(['2027-03', '2027-11'])
  expect(tableToAsk(cruise, 'cruise', '2026-11-22', { trip: { months: [3] } })?.months).toBeUndefined()
  // A season of next year is not sold for this one.
  const season = { months: [11, 12], travelFrom: '2027-11-08', travelUntil: '2027-12-10', daysAway: 7 }
  expect(tableToAsk(rooms, 'tour', '2026-11-22', { trip: season })?.months).toEqual(['2027-11', '2027-12'])
  const ending = { months: [3, 11], pricesUntil: '2027-10-31' }
  expect(tableToAsk(rooms, 'tour', '2026-11-27', { trip: ending })?.months).toEqual(['2027-03'])
  const least = (priceSharing?: number) =>
    tableToAsk(undefined, 'tour', '2026-11-22', { priceSharing, price: { sen: 100 } })?.minEach
  expect(least(2)).toBe(100)
  expect(least()).toBeUndefined()
  expect(tableToAsk(rooms, 'tour', '2026-11-22', { price: { sen: 100 } })?.minEach).toBeUndefined()
  expect(tableToAsk(undefined, 'ticket', '2026-11-22', {})).toEqual({ columns: [], rows: [] })
  expect(tableToAsk(undefined, 'insurance', '2026-11-22', {})).toBeUndefined()
})

test('rooms may stand in rows, with departures in columns or none at all', () => {
  const byRow = tableOf(['May 2027', 'June 2027'], { Twin: [100, 120], 'Child 4 to 11': [50, null] })
  expect(choiceTable(byRow, 'tour', '2026-11-22')).toMatchObject({
    roomsAre: 'rows',
    rows: [{ label: 'Twin', prices: [10_000, 12_000] }],
    others: [{ label: 'Child 4 to 11', prices: [5_000, null] }],
  })
  const lines = tableOf([''], { 'Twin sharing': [99], Single: [149], 'Child 4 to 11': [49] })
  expect(choiceTable(lines, 'tour', '2026-11-22')).toMatchObject({
    roomsAre: 'rows',
    rows: [{ label: 'Twin sharing' }, { label: 'Single' }],
    others: [{ label: 'Child 4 to 11', prices: [4900] }],
  })
})
