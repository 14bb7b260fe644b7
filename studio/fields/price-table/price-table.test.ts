import { expect, test } from 'vitest'
import { isCells, withCells } from './pasted-cells.ts'
import { addColumn, removeColumn, withPrice } from './price-table.ts'

const table = { caption: 'Per person', columns: ['Twin', 'Single'], rows: [{ label: 'March', prices: [100, 150] }] }

test('every row has as many prices as there are columns', () => {
  expect(addColumn(table).rows[0]?.prices).toEqual([100, 150, null])
  expect(removeColumn(table, 0)).toMatchObject({ columns: ['Single'], rows: [{ prices: [150] }] })
  const short = { ...table, rows: [{ label: 'April', prices: [] }] }
  expect(withPrice(short, 0, 1, 9).rows[0]?.prices).toEqual([null, 9])
})

const first = { row: 0, column: 0 }

test('pasted cells fill the table from one cell on, and add the rows and columns they need', () => {
  const filled = withCells(table, first, 'RM 1,234.50\t2000\r\n–\t3,000\n')
  expect(filled.rows.map(row => row.prices)).toEqual([
    [1234.5, 2000],
    [null, 3000],
  ])
  const wider = withCells(table, { row: 0, column: 1 }, '1\t2')
  expect(wider).toMatchObject({ columns: ['Twin', 'Single', ''], rows: [{ prices: [100, 1, 2] }] })
})

const whole = 'Departure\tTwin\tSingle\n1 March 2027\tRM1,000\tRM1,500\n"8 March\n2027"\t1 100.50\t'

test.each([
  ['the name of the first row', { row: 0, column: -1 }],
  ['the name of the first column', { row: -1, column: 0 }],
])('a table with names that is pasted at %s fills in the names', (_, place) => {
  const empty = { caption: '', columns: [''], rows: [{ label: '', prices: [null] }] }
  expect(withCells(empty, place, whole)).toEqual({
    caption: '',
    columns: ['Twin', 'Single'],
    rows: [
      { label: '1 March 2027', prices: [1000, 1500] },
      { label: '8 March 2027', prices: [1100.5, null] },
    ],
  })
})

test('pasted names fill names, and a cell with two numbers is no price', () => {
  expect(withCells(table, { row: -1, column: 1 }, 'Twin\tTriple').columns).toEqual(['Twin', 'Twin', 'Triple'])
  expect(withCells(table, { row: 0, column: -1 }, 'May\nJune').rows.map(({ label }) => label)).toEqual(['May', 'June'])
  expect(withCells(table, first, '2 - 3 people\t70').rows[0]?.prices).toEqual([null, 70])
  expect(isCells(' 1,200 ')).toBe(false)
})
