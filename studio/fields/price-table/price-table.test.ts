import { expect, test } from 'vitest'
import { addColumn, removeColumn, withCells, withPrice } from './price-table.ts'

const table = { caption: 'Per person', columns: ['Twin', 'Single'], rows: [{ label: 'March', prices: [100, 150] }] }

test('every row keeps as many prices as there are columns', () => {
  expect(addColumn(table).rows[0]?.prices).toEqual([100, 150, null])
  expect(removeColumn(table, 0)).toMatchObject({ columns: ['Single'], rows: [{ prices: [150] }] })
  const short = { ...table, rows: [{ label: 'April', prices: [] }] }
  expect(withPrice(short, 0, 1, 9).rows[0]?.prices).toEqual([null, 9])
})

test('cells of a spreadsheet fill the table from a cell on, and make the rows they need', () => {
  const filled = withCells(table, 0, 0, 'RM 1,234.50\t2000\r\n–\t3,000\n')
  expect(filled.rows.map(row => row.prices)).toEqual([
    [1234.5, 2000],
    [null, 3000],
  ])
  expect(withCells(table, 0, 1, '1\t2').rows[0]?.prices).toEqual([100, 1])
})
