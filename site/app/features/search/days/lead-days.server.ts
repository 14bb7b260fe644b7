import * as z from 'zod'
import { type Product, products } from '../products.ts'
import { usualDaysAhead } from '../reading/search-limits.ts'

/**
 * How many days from today the first day lies that each form lets people search, written `cars:2,hotels:1`; forms that
 * are not named let them search from today on. It cannot be later than the day that the form proposes.
 */
export const leadDaysSetting = z
  .string()
  .default('')
  .transform((text, context): Record<Product, number> => {
    const leadDays = { flights: 0, hotels: 0, packages: 0, cars: 0 }
    for (const part of text.split(',').map(one => one.trim())) {
      if (!part) continue
      const [, name, days] = /^(\w+):(\d{1,2})$/.exec(part) ?? []
      const product = products.find(one => one === name)
      if (product && Number(days) <= usualDaysAhead[product]) leadDays[product] = Number(days)
      else context.addIssue({ code: 'custom', message: `must be like cars:2,hotels:1, up to ${limits()}` })
    }
    return leadDays
  })

function limits(): string {
  return products.map(product => `${product}:${usualDaysAhead[product]}`).join(',')
}
