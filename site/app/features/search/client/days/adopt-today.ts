import { proposedValues } from '../../form-model/search-form-model.ts'
import type { Product } from '../../products.ts'
import { usualDaysAhead } from '../../reading/search-limits.ts'

/**
 * Pages are cached and can be of yesterday: days that were proposed then become the days proposed today. Days that
 * somebody entered stay.
 * @param made The Malaysian day the form was made on.
 */
export function adoptToday(
  product: Product,
  values: Record<string, string>,
  made: string,
  today: string,
  daysAhead = usualDaysAhead,
) {
  const [then, now] = [proposedValues(product, made, daysAhead), proposedValues(product, today, daysAhead)]
  const adopted = Object.entries(values).map(([name, value]) => [
    name,
    value === then[name] ? (now[name] ?? value) : value,
  ])
  return Object.fromEntries(adopted) as Record<string, string>
}
