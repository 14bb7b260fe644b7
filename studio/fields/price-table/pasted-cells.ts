import { addColumn, addRow, type PriceTable, withPrice } from './price-table.ts'

/** The cell that receives a paste: row -1 holds the names of the columns, column -1 those of the rows. */
export type Place = { row: number; column: number }

/** Writes names and prices of pasted cells into a table, beginning at one cell. Adds missing rows and columns. */
export function withCells(table: PriceTable, place: Place, pasted: string): PriceTable {
  const lines = cellsIn(pasted)
  const { row, column } = beginning(place, lines)
  return lines.reduce(
    (filled, cells, down) =>
      cells.reduce((grown, cell, right) => withCell(grown, { row: row + down, column: column + right }, cell), filled),
    table,
  )
}

/** Whether a pasted text has more than one cell. */
export const isCells = (pasted: string): boolean => /[\t\n]/.test(pasted.trim())

function withCell(table: PriceTable, { row, column }: Place, cell: string): PriceTable {
  if (row === -1 && column === -1) return table
  const wide = column < table.columns.length ? table : addColumn(table)
  const grown = row < wide.rows.length ? wide : addRow(wide)
  const name = cell.trim()
  if (row === -1) return { ...grown, columns: grown.columns.with(column, name) }
  if (column === -1) {
    const prices = grown.rows[row]?.prices ?? []
    return { ...grown, rows: grown.rows.with(row, { label: name, prices }) }
  }
  return withPrice(grown, row, column, priceIn(cell))
}

/** A table that was copied with the names of its columns or rows begins one row above, or one column before, the cell that receives it. */
function beginning({ row, column }: Place, lines: string[][]): Place {
  const [first = [], ...others] = lines
  const hasNamesAbove = others.length > 0 && first.slice(1).every(cell => priceIn(cell) === null)
  const hasNamesBefore =
    others.length > 0 && others.every(([cell = '']) => priceIn(cell) === null && cell.trim() !== '')
  if (row === 0 && column === -1 && hasNamesAbove && first.length > 1) return { row: -1, column }
  if (row === -1 && column === 0 && hasNamesBefore) return { row, column: -1 }
  return { row, column }
}

/** Parses cells as spreadsheets copy them: tabs between cells, a line for each row, quotes around a cell with a tab or a line break. */
function cellsIn(pasted: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of pasted
    .trimEnd()
    .matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\s+/g, ' '))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows
}

/** The amount in a cell, such as `RM 1,234.50`. Null if there is none, or more than one. */
function priceIn(cell: string): number | null {
  const [amount, ...more] = cell.match(/\d{1,3}(?:[,\u00a0 ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? []
  return amount === undefined || more.length > 0 ? null : Number(amount.replace(/[^\d.]/g, ''))
}
