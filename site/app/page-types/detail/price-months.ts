import { type Head, isChosen, type When } from '@agency/contracts/content/prices/fare.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { columnsOf } from '../../features/offer-choice/choice-table.server.ts'

/** `month` is `YYYY-MM`; the lowest price of its departures, in sen. */
export type MonthPrice = { month: string; sen: number; isLowest: boolean }

/** Fewer months add nothing to the table. */
const minMonths = 3

/**
 * Lowest prices by month of future departures, in the cabin or room of the shown price, since the lowest of a table may
 * be a child's.
 * @param from The shown price, in sen.
 * @param today Malaysian calendar day.
 * @returns In the order of the months; empty if prices do not depend on dates.
 */
export function priceMonths(table: PriceTable | undefined, from: number | undefined, today: string): MonthPrice[] {
  if (!table) return []
  const lowest = new Map<string, number>()
  for (const { when, sen } of sameChoice(table, from)) {
    for (const day of when?.days ?? []) {
      if (day < today || !sen) continue
      const month = day.slice(0, 7)
      lowest.set(month, Math.min(sen, lowest.get(month) ?? Number.POSITIVE_INFINITY))
    }
  }
  const prices = [...lowest.values()]
  if (prices.length < minMonths || new Set(prices).size < 2) return []
  const cheapest = Math.min(...prices)
  return [...lowest]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, sen]) => ({ month, sen, isLowest: sen === cheapest }))
}

/** The column (or the row, where columns are dates) with the shown price; else the first. */
function sameChoice(table: PriceTable, from: number | undefined): { when: When | undefined; sen?: number }[] {
  const columns = columnsOf(table)
  const byColumn = columns.flatMap((column, at) =>
    isWhole(column) ? [table.rows.map(({ when, prices }) => ({ when, sen: prices[at]?.sen }))] : [],
  )
  const byRow = table.rows.flatMap(({ prices, ...row }) =>
    isWhole(row) ? [columns.map(({ when }, at) => ({ when, sen: prices[at]?.sen }))] : [],
  )
  const choices = columns.some(({ when }) => when?.days?.length) ? byRow : byColumn
  return choices.find(choice => choice.some(({ sen }) => sen !== undefined && sen === from)) ?? choices[0] ?? []
}

const isWhole = ({ fare }: Head) => !fare || isChosen(fare) || fare.who === 'adult' || fare.who === 'person'
