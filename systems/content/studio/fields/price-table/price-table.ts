import type { Head } from '@agency/contracts/content/prices/fare.ts'
import { readHeads } from '@agency/contracts/content/readers/price-facts.ts'

/** Each row has a price or null for each column. Ringgit, sen as decimals. */
export type PriceTable = {
  caption: string
  columns: string[]
  heads?: Head[]
  sharing?: number | undefined
  /** `left`: places that can still be booked. */
  rows: (Head & { label: string; prices: (number | null)[]; left?: number | undefined })[]
}

/** Proposes facts for new labels. Facts that an editor changed stay. */
export function withProposals(table: PriceTable, before: PriceTable, tripDays: number | undefined): PriceTable {
  const [now, then] = [readHeads(table, { tripDays }), readHeads(before, { tripDays })]
  const proposed = ({ fare, when }: Head, old: Head | undefined, next: Head = {}): Head =>
    isSame({ fare, when }, old ?? {}) ? next : { ...(fare && { fare }), ...(when && { when }) }
  const heads = table.heads ?? then.heads
  const sharing = table.sharing === then.sharing ? now.sharing : table.sharing
  const { sharing: _, ...rest } = table
  return {
    ...rest,
    heads: table.columns.map((_, at) => proposed(heads[at] ?? {}, then.heads[at], now.heads[at])),
    ...(sharing && { sharing }),
    rows: table.rows.map(({ fare, when, ...row }, at) => ({
      ...row,
      ...proposed({ fare, when }, then.rows[at], now.rows[at]),
    })),
  }
}

/** In any order of properties. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  const [ours, theirs] = [Object(one), Object(other)]
  return [...Object.keys(ours), ...Object.keys(theirs)].every(name => isSame(ours[name], theirs[name]))
}

export const addColumn = (table: PriceTable): PriceTable => ({
  ...table,
  columns: [...table.columns, ''],
  heads: [...headsOf(table), {}],
  rows: table.rows.map(row => ({ ...row, prices: [...row.prices, null] })),
})

export const removeColumn = (table: PriceTable, column: number): PriceTable => ({
  ...table,
  columns: table.columns.toSpliced(column, 1),
  heads: headsOf(table).toSpliced(column, 1),
  rows: table.rows.map(row => ({ ...row, prices: row.prices.toSpliced(column, 1) })),
})

const headsOf = ({ columns, heads = [] }: PriceTable): Head[] => columns.map((_, at) => heads[at] ?? {})

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
