import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { firstDays } from '@agency/contracts/dates/seasons/first-days.ts'
import { type DayRules, searchableDays } from '../search/model/checks.ts'
import { readTypedDay } from '../search/model/days.ts'
import { dayFields, type Product } from '../search/model/products.ts'
import type { Deal } from './deals.server.ts'

const facts: Record<Product, (deal: Deal) => Record<string, string | number | undefined>> = {
  flights: flightFacts,
  packages: deal => ({ ...flightFacts(deal), rooms: deal.rooms }),
  hotels: ({ city, rooms, guests, stars, promoCode }) => ({
    place: city,
    rooms,
    adults: guests,
    stars,
    promo: promoCode,
  }),
  cars: ({ toStation }) => ({ place: toStation }),
}

function flightFacts({ fromStation, toStation, airline, nonStop, cabin, guests, promoCode }: Deal) {
  return {
    from: fromStation,
    to: toStation,
    airline,
    direct: nonStop ? 'true' : '',
    cabin,
    adults: guests,
    promo: promoCode,
  }
}

/**
 * Parameters of the address override the deal's; with only a first day, the last one follows from the deal's nights.
 */
export function queryOfDeal(
  deal: Deal,
  product: Product,
  given: URLSearchParams,
  { today, dayRules }: { today: string; dayRules: Pick<DayRules, 'leadDays' | 'daysAhead'> },
): URLSearchParams {
  const [start, end] = dayFields[product]
  const { last } = searchableDays(product, today, dayRules)
  const chosen = readTypedDay(given.get(start) ?? '', today)
  const proposed = firstDays(deal, { first: addDays(today, dayRules.daysAhead[product]), last })
  const days = chosen ? { start: chosen, end: addDays(chosen, deal.nights ?? 1) } : proposed
  const query = new URLSearchParams()
  const ofDeal = { ...facts[product](deal), [start]: days?.start, [end]: days?.end }
  for (const [name, value] of Object.entries(ofDeal)) if (value) query.set(name, String(value))
  for (const name of new Set(given.keys())) {
    query.delete(name)
    for (const value of given.getAll(name)) query.append(name, value)
  }
  return query
}
