import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { firstDay } from '../../features/offer-choice/choice-table.server.ts'
import { headings } from '../../features/offer-choice/price-columns.ts'

/** The lowest price of the departures of a month, `YYYY-MM`, in sen. */
export type MonthPrice = { month: string; sen: number; isLowest: boolean }

/** Fewer say no more than the table does. */
const fewest = 3

/**
 * What a trip costs by month of departure, for departures still to come.
 * @param today Malaysian calendar day.
 * @returns In the order of the months; none where dates do not tell prices apart.
 */
export function priceMonths(table: PriceTable | undefined, today: string): MonthPrice[] {
  if (!table) return []
  const columns = headings(table).slice(1)
  const lowest = new Map<string, number>()
  for (const row of table.rows) {
    for (const [at, price] of row.prices.entries()) {
      const day = firstDay(row.label) ?? firstDay(columns[at] ?? '')
      if (!day || day < today || !price?.sen) continue
      const month = day.slice(0, 7)
      lowest.set(month, Math.min(price.sen, lowest.get(month) ?? Number.POSITIVE_INFINITY))
    }
  }
  const prices = [...lowest.values()]
  if (prices.length < fewest || new Set(prices).size < 2) return []
  const least = Math.min(...prices)
  return [...lowest]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, sen]) => ({ month, sen, isLowest: sen === least }))
}
