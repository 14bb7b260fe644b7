import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { firstDays } from '@agency/contracts/dates/seasons/first-days.ts'
import { type Product, searchForms } from '@agency/contracts/site/products.ts'
import { type DayRules, searchableDays } from '../search/model/checks.ts'
import { readTypedDay } from '../search/model/days.ts'
import type { Deal } from './deals.server.ts'

/**
 * Parameters of the address override the deal's; with only a first day, the last one follows from the deal's nights.
 */
export function queryOfDeal(
  deal: Deal,
  product: Product,
  parameters: URLSearchParams,
  { today, dayRules }: { today: string; dayRules: Pick<DayRules, 'leadDays' | 'daysAhead'> },
): URLSearchParams {
  const {
    places,
    options,
    days: [start, end],
  } = searchForms[product]
  const { last } = searchableDays(product, today, dayRules)
  const chosen = readTypedDay(parameters.get(start) ?? '', today)
  const proposed = firstDays(deal, { first: addDays(today, dayRules.daysAhead[product]), last })
  const days = chosen ? { start: chosen, end: addDays(chosen, deal.nights ?? 1) } : proposed
  const query = new URLSearchParams()
  for (const [name, property] of Object.entries({ ...places, ...options }))
    if (deal[property]) query.set(name, String(deal[property]))
  if (days) {
    query.set(start, days.start)
    query.set(end, days.end)
  }
  for (const name of new Set(parameters.keys())) {
    query.delete(name)
    for (const value of parameters.getAll(name)) query.append(name, value)
  }
  return query
}
