import type { Product } from '@agency/contracts/site/products.ts'
import { defineIsland } from '@agency/ui/islands/define-island.ts'
import type { BookingSite } from '../model/accepted-search.ts'
import { emptyForm, type SearchFormModel } from '../model/search-form-model.ts'
import { CarForm } from './car-form.tsx'
import { FlightForm } from './flight-form.tsx'
import { HotelForm } from './hotel-form.tsx'
import { SearchFormContext } from './search-form-context.ts'
import { useSearchForm } from './use-search-form.ts'

type ProductFormProps = {
  product: Product
  booking: BookingSite
  /** The Malaysian day on which the server rendered the form, `YYYY-MM-DD`. */
  today: string
  form?: SearchFormModel
  promo?: string
  isOnItsPage: boolean
}

function ProductForm({ product, booking, today, form: initial, promo, isOnItsPage }: ProductFormProps) {
  const form = useSearchForm(product, start, { booking, isOnItsPage, madeOn: today })
  const Fields = fieldsOf[product]
  return (
    <SearchFormContext value={form}>
      <Fields />
    </SearchFormContext>
  )

  function start() {
    if (initial) return initial
    const empty = emptyForm(product, today, booking.daysAhead)
    return promo && 'promo' in empty.values ? { ...empty, values: { ...empty.values, promo } } : empty
  }
}

const fieldsOf = { flight: FlightForm, 'flight-plus-hotel': FlightForm, hotel: HotelForm, car: CarForm }

export const island = defineIsland('product-form', ProductForm)
