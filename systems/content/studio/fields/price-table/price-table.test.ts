import { expect, test } from 'vitest'
import { isCells, withCells } from './pasted-cells.ts'
import { addColumn, removeColumn, withPrice, withProposals } from './price-table.ts'

const table = { caption: 'Per person', columns: ['Twin', 'Single'], rows: [{ label: 'March', prices: [100, 150] }] }

test('every row has as many prices as there are columns', () => {
  expect(addColumn(table).rows[0]?.prices).toEqual([100, 150, null])
  expect(removeColumn(table, 0)).toMatchObject({ columns: ['Single'], rows: [{ prices: [150] }] })
  const short = { ...table, rows: [{ label: 'April', prices: [] }] }
  expect(withPrice(short, 0, 1, 9).rows[0]?.prices).toEqual([null, 9])
})

const first = { row: 0, column: 0 }

test('pasted cells fill the table from one cell on, and add the rows and columns they need', () => {
  const { table: filled } = withCells(table, first, 'RM 1,234.50\t2000\r\n–\t3,000\n')
  expect(filled.rows.map(row => row.prices)).toEqual([
    [1234.5, 2000],
    [null, 3000],
  ])
  const { table: wider } = withCells(table, { row: 0, column: 1 }, '1\t2')
  expect(wider).toMatchObject({ columns: ['Twin', 'Single', ''], rows: [{ prices: [100, 1, 2] }] })
})

const whole = 'Departure\tTwin\tSingle\n1 March 2027\tRM1,000\tRM1,500\n"8 March\n2027"\t1 100.50\t'

test.each([
  ['the name of the first row', { row: 0, column: -1 }],
  ['the name of the first column', { row: -1, column: 0 }],
])('a table with names that is pasted at %s fills in the names', (_, place) => {
  const empty = { caption: '', columns: [''], rows: [{ label: '', prices: [null] }] }
  expect(withCells(empty, place, whole).table).toMatchObject({
    caption: '',
    columns: ['Twin', 'Single'],
    rows: [
      { label: '1 March 2027', prices: [1000, 1500] },
      { label: '8 March 2027', prices: [1100.5, null] },
    ],
  })
})

test('pasted names fill names, and a cell with two numbers is no price', () => {
  expect(withCells(table, { row: -1, column: 1 }, 'Twin\tTriple').table.columns).toEqual(['Twin', 'Twin', 'Triple'])
  expect(withCells(table, { row: 0, column: -1 }, 'May\nJune').table.rows.map(({ label }) => label)).toEqual([
    'May',
    'June',
  ])
  expect(withCells(table, first, '2 - 3 people\t70').table.rows[0]?.prices).toEqual([null, 70])
  expect(isCells(' 1,200 ')).toBe(false)
})

const empty = { caption: '', columns: [''], rows: [{ label: '', prices: [null] }] }

test.each([
  ['Departure\t2 pax\t4 pax\n1 March 2027\t1000\t900', ['2 pax', '4 pax'], { '1 March 2027': [1000, 900] }],
  ['\t15 Mar\t22 Mar\nTwin\t1000\t900', ['15 Mar', '22 Mar'], { Twin: [1000, 900] }],
  ['Room\t2027\t2028\nTwin\t1000\t1100', ['2027', '2028'], { Twin: [1000, 1100] }],
  ['March 2027\t1000\nApril 2027\t1100', [''], { 'March 2027': [1000], 'April 2027': [1100] }],
  ['1 March 2027\tPOA\n8 March 2027\t1100', [''], { '1 March 2027': [null], '8 March 2027': [1100] }],
])('%j has heads by what is below them, wherever it is pasted', (pasted, columns, rows) => {
  for (const place of [{ row: 0, column: -1 }, first]) {
    const { table } = withCells(empty, place, pasted)
    expect(table.columns).toEqual(columns)
    expect(Object.fromEntries(table.rows.map(({ label, prices }) => [label, prices]))).toEqual(rows)
  }
})

test.each([
  ['ＲＭ１２９９', 1299],
  ['1.299,00', 1299],
  ['1 299', 1299],
  ['1299 RM', 1299],
  ['1,299/pax', 1299],
  ['50.-', 50],
  ['.5', 0.5],
  ...['15-Mar', '-150', '(150)', '10%', '12,5', 'USD 99', 'POA', '1/3/27'].map((cell): [string, null] => [cell, null]),
])('the pasted cell %s holds the price %s, and what holds none is named', (cell, price) => {
  const { table, leftEmpty } = withCells(empty, first, `100\t${cell}\t-`)
  expect(table.rows[0]?.prices).toEqual([100, price, null])
  expect(leftEmpty).toEqual(price === null ? [cell] : [])
})

test('a new label gets proposed facts, and facts that an editor changed stay', () => {
  const named = { ...empty, columns: ['Single'], rows: [{ label: '6 March 2027', prices: [1] }] }
  const read = withProposals(named, empty, undefined)
  expect(read).toMatchObject({
    heads: [{ fare: { who: 'sharer', people: 1 } }],
    rows: [{ when: { days: ['2027-03-06'] } }],
  })
  const renamed = withProposals({ ...read, columns: ['Child 4 to 11'] }, read, undefined)
  expect(renamed.heads).toEqual([{ fare: { who: 'child', youngest: 4, oldest: 11, people: 2 } }])
  const changed = { ...read, heads: [{ fare: { who: 'party' as const, people: 1 } }] }
  expect(withProposals({ ...changed, columns: ['Twin'] }, changed, undefined).heads).toEqual(changed.heads)
})
