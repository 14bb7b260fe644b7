/** Each row has a price or null for each column. Ringgit, sen as decimals. */
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
