import { readWhen } from '@agency/contracts/content/readers/departure-label.ts'
import { plainText, readSen } from '@agency/contracts/content/readers/values.ts'
import { addColumn, addRow, type PriceTable, withPrice } from './price-table.ts'

/** Row -1 holds the names of the columns, column -1 those of the rows. */
export type Place = { row: number; column: number }

/**
 * Adds missing rows and columns.
 * @returns The table, and the cells without a price, which stay empty.
 */
export function withCells(table: PriceTable, place: Place, pasted: string): { table: PriceTable; leftEmpty: string[] } {
  const lines = cellsIn(pasted)
  const { row, column } = beginning(place, lines)
  const leftEmpty: string[] = []
  let filled = table
  for (const [down, cells] of lines.entries()) {
    for (const [right, cell] of cells.entries()) {
      const at = { row: row + down, column: column + right }
      if (at.row >= 0 && at.column >= 0 && priceIn(cell) === null && !isBlank(cell)) leftEmpty.push(plainText(cell))
      filled = withCell(filled, at, cell)
    }
  }
  return { table: filled, leftEmpty }
}

export const isCells = (pasted: string): boolean => /[\t\n]/.test(pasted.trim())

function withCell(table: PriceTable, { row, column }: Place, cell: string): PriceTable {
  if (row === -1 && column === -1) return table
  const wide = column < table.columns.length ? table : addColumn(table)
  const grown = row < wide.rows.length ? wide : addRow(wide)
  const name = cell.trim()
  if (row === -1) return { ...grown, columns: grown.columns.with(column, name) }
  if (column === -1) {
    const { prices = [], ...rest } = grown.rows[row] ?? {}
    return { ...grown, rows: grown.rows.with(row, { ...rest, label: name, prices }) }
  }
  return withPrice(grown, row, column, priceIn(cell))
}

/** A table with column or row names begins one row above, or one column before, the receiving cell. */
function beginning({ row, column }: Place, lines: string[][]): Place {
  const [first = [], ...others] = lines
  if (others.length === 0) return { row, column }
  const [corner = ''] = first
  const areNames = (row === -1 || isName(corner) || isBlank(corner)) && others.every(([name = '']) => isName(name))
  const hasNames = areNames && lines.some(([, ...cells]) => cells.some(cell => priceIn(cell) !== null))
  const start = column === 0 && hasNames ? -1 : column
  return { row: row === 0 && start <= 0 && hasHeads(first, others, start === -1) ? -1 : row, column: start }
}

/** A day above days is no header. */
function hasHeads(first: string[], others: string[][], hasNames: boolean): boolean {
  const heads = hasNames ? first.slice(1) : first
  const below = (at: number) => others.map(cells => cells[hasNames ? at + 1 : at] ?? '')
  const isRow = hasNames && [first, ...others].every(([name = '']) => isTime(name))
  return (
    !isRow && heads.some(head => !isBlank(head)) && heads.every((head, at) => isBlank(head) || isHead(head, below(at)))
  )
}

const isTime = (name: string) => readWhen(name, undefined).kind !== 'undated'
const isBlank = (cell: string) => /^-*$/.test(plainText(cell))
const noPrice = /^(?:poa|n\/?a|tba|sold out|full|on request|call.*)$/i

function isName(cell: string): boolean {
  return priceIn(cell) === null && (/\p{L}/u.test(cell) || isTime(cell)) && !noPrice.test(cell.trim())
}

/** A name, or a year or a number of people above amounts. */
function isHead(cell: string, below: string[]): boolean {
  const price = priceIn(cell)
  if (price === null) return isName(cell)
  const prices = below.flatMap(one => priceIn(one) ?? [])
  if (!/^\d{1,4}$/.test(plainText(cell)) || prices.length === 0) return false
  const isYear = (number: number) => number >= 2020 && number < 2060
  return isYear(price) ? !prices.some(isYear) : price <= 20 && prices.every(one => one >= 10 * price)
}

/** Spreadsheets copy tabs between cells, a line for each row, quotes around a cell with a tab or a line break. */
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

const unit = /(?:\s*(?:\/|per )\s*(?:pax|person|adult|orang)|\s+nett?|\*+)$/i

/** Ringgit, from `RM 1,234.50`. Null for anything else, and for an ambiguous amount. */
function priceIn(cell: string): number | null {
  const sen = readSen(plainText(cell).replace(unit, ''))
  return sen === undefined || sen < 0 ? null : sen / 100
}
