import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'

/**
 * The headings of a table of prices, the first of them that of the rows' names. Some tables name only their columns of
 * prices; then the first is empty.
 */
export function headings({ columns, rows }: PriceTable): string[] {
  const cells = (rows[0]?.prices.length ?? 0) + 1
  return columns.length < cells ? ['', ...columns] : columns
}
