import { addColumn, addRow, type PriceTable, withPrice } from './price-table.ts'

/** Where cells are pasted: row -1 is the names of the columns, column -1 those of the rows. */
export type Place = { row: number; column: number }

/** Writes cells of a spreadsheet from one place on, names and prices. Rows and columns that are missing are added. */
export function withCells(table: PriceTable, place: Place, pasted: string): PriceTable {
  const lines = cellsIn(pasted)
  const { row, column } = beginning(place, lines)
  return lines.reduce(
    (filled, cells, down) =>
      cells.reduce((made, cell, right) => withCell(made, { row: row + down, column: column + right }, cell), filled),
    table,
  )
}

/** Whether text is more than one cell, and so no price or name that somebody pastes alone. */
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

/** A table that was copied with the names of its columns, or of its rows, begins one before where it was pasted. */
function beginning({ row, column }: Place, lines: string[][]): Place {
  const [first = [], ...others] = lines
  const hasNamesAbove = others.length > 0 && first.slice(1).every(cell => priceIn(cell) === null)
  const hasNamesBefore =
    others.length > 0 && others.every(([cell = '']) => priceIn(cell) === null && cell.trim() !== '')
  if (row === 0 && column === -1 && hasNamesAbove && first.length > 1) return { row: -1, column }
  if (row === -1 && column === 0 && hasNamesBefore) return { row, column: -1 }
  return { row, column }
}

/** Cells as spreadsheets write them into text: tabs between them, a line a row, quotes around what has either within. */
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

/** The amount in a cell, however it was written: `RM 1,234.50`. Null where there is none, or more than one. */
function priceIn(cell: string): number | null {
  const [amount, ...more] = cell.match(/\d{1,3}(?:[,\u00a0 ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? []
  return amount === undefined || more.length > 0 ? null : Number(amount.replace(/[^\d.]/g, ''))
}
