import { defineIsland } from '@agency/ui/islands/define-island.ts'
import type { BookingSite } from '../model/accepted-search.ts'
import type { Product } from '../model/products.ts'
import { emptyForm, type SearchFormModel } from '../model/search-form-model.ts'
import { CarForm } from './car-form.tsx'
import { FlightForm } from './flight-form.tsx'
import { HotelForm } from './hotel-form.tsx'
import { useSearchForm } from './use-search-form.ts'

type ProductFormProps = {
  product: Product
  booking: BookingSite
  /** The Malaysian day the form was made on, `YYYY-MM-DD`. */
  today: string
  /** Replaces the empty form. */
  form?: SearchFormModel
  /** A promo code that the empty form is filled in with. */
  promo?: string
  /** Whether the page is there for this form. */
  isOnItsPage: boolean
}

function ProductForm({ product, booking, today, form: given, promo, isOnItsPage }: ProductFormProps) {
  const form = useSearchForm(product, made, { booking, isOnItsPage, madeOn: today })
  switch (product) {
    case 'flights':
    case 'packages':
      return <FlightForm form={form} />
    case 'hotels':
      return <HotelForm form={form} />
    case 'cars':
      return <CarForm form={form} />
    default:
      return product satisfies never
  }

  function made() {
    if (given) return given
    const empty = emptyForm(product, today, booking.daysAhead)
    return promo && 'promo' in empty.values ? { ...empty, values: { ...empty.values, promo } } : empty
  }
}

export const island = defineIsland('product-form', ProductForm)
