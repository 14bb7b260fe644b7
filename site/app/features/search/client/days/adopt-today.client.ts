import { carDefaults } from '../../cars/car-values.ts'
import { flightDefaults } from '../../flights/flight-values.ts'
import { hotelDefaults } from '../../hotels/hotel-values.ts'
import type { Product } from '../../products.ts'

/**
 * Pages are kept and can be of yesterday: days that were proposed then become the days proposed today. Days that
 * somebody entered stay.
 * @param made The Malaysian day the form was made on.
 */
export function adoptToday(form: HTMLFormElement, made: string, today: string): void {
  if (made === today) return
  const product = form.dataset.product as Product
  const [then, now] = [proposed(product, made), proposed(product, today)]
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-day]')) {
    if (input.value === then[input.name]) input.value = now[input.name] ?? input.value
  }
}

function proposed(product: Product, today: string): Record<string, string> {
  if (product === 'hotels') return hotelDefaults(today)
  return product === 'cars' ? carDefaults(today) : flightDefaults(product, today)
}
