import type { Product } from '../../products.ts'
import type { PlaceOffer } from '../../reading/station.ts'
import { keptList } from './stored-list.ts'

/** The places chosen last on this device: airports and towns apart. */
export function recentPlaces(product: Product) {
  const name = product === 'hotels' ? 'search.towns' : 'search.airports'
  const list = keptList<PlaceOffer>(name, 4, (a, b) => a.label === b.label)
  // A city chosen whole for a flight is no place where a car stands.
  const items = () => list.items().filter(({ whole }) => product !== 'cars' || !whole)
  return {
    ...list,
    items,
    /** These first, then the others. */
    before(places: PlaceOffer[]): PlaceOffer[] {
      const recent = items()
      return [...recent, ...places.filter(place => !recent.some(({ label }) => label === place.label))].slice(0, 8)
    },
  }
}
