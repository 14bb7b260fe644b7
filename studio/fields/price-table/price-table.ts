/** As the content files write it: a row has one price a column, or null where there is none. Ringgit, sen as decimals. */
export type PriceTable = { caption: string; columns: string[]; rows: { label: string; prices: (number | null)[] }[] }

export const addColumn = (table: PriceTable): PriceTable => ({
  ...table,
  columns: [...table.columns, ''],
  rows: table.rows.map(row => ({ ...row, prices: [...row.prices, null] })),
})

export const removeColumn = (table: PriceTable, column: number): PriceTable => ({
  ...table,
  columns: table.columns.toSpliced(column, 1),
  rows: table.rows.map(row => ({ ...row, prices: row.prices.toSpliced(column, 1) })),
})

export const addRow = (table: PriceTable): PriceTable => ({
  ...table,
  rows: [...table.rows, { label: '', prices: table.columns.map(() => null) }],
})

export const removeRow = (table: PriceTable, row: number): PriceTable => ({
  ...table,
  rows: table.rows.toSpliced(row, 1),
})

export function withPrice(table: PriceTable, row: number, column: number, price: number | null): PriceTable {
  const rows = table.rows.map((one, index) =>
    index === row
      ? { ...one, prices: table.columns.map((_, at) => (at === column ? price : (one.prices[at] ?? null))) }
      : one,
  )
  return { ...table, rows }
}

/** Writes cells of a spreadsheet, tabs between columns and a line a row, from one cell on. Rows that are missing are added. */
export function withCells(table: PriceTable, row: number, column: number, pasted: string): PriceTable {
  const lines = pasted.trimEnd().split(/\r?\n/)
  return lines.reduce((filled, line, down) => {
    const grown = filled.rows[row + down] ? filled : addRow(filled)
    const cells = line.split('\t').slice(0, table.columns.length - column)
    return cells.reduce((made, cell, right) => withPrice(made, row + down, column + right, priceIn(cell)), grown)
  }, table)
}

/** The amount in a cell, however it was written: `RM 1,234.50`. Null where there is none. */
function priceIn(cell: string): number | null {
  const digits = cell.replace(/[^\d.]/g, '')
  const amount = Number(digits)
  return digits === '' || Number.isNaN(amount) ? null : amount
}
