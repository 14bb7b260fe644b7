import { type Product, productAt } from '@agency/contracts/site/products.ts'
import type { AcceptedSearch } from '../model/accepted-search.ts'
import type { PlaceOffer } from '../model/place.ts'

/** In the device's storage, newest first; empty where nothing can be stored. */
type StoredList<Item> = { items(): Item[]; add(item: Item): void }

/** @param isSame Two items are duplicates; only the newer one stays. */
function storedList<Item>(key: string, maxItems: number, isSame: (a: Item, b: Item) => boolean): StoredList<Item> {
  const items = (): Item[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.slice(0, maxItems) : []
    } catch {
      return []
    }
  }
  return {
    items,
    add(item) {
      try {
        const others = items().filter(other => !isSame(item, other))
        localStorage.setItem(key, JSON.stringify([item, ...others].slice(0, maxItems)))
      } catch {
        // Storage can be full or forbidden; a search works without it.
      }
    },
  }
}

/** Recent places were chosen on this device before. */
export type ListedPlace = PlaceOffer & { isRecent?: boolean }

/** Airports and towns have separate lists. */
export function recentPlaces(product: Product) {
  const key = product === 'hotel' ? 'search.towns' : 'search.airports'
  const stored = storedList<PlaceOffer>(key, 4, (a, b) => a.label === b.label)
  return {
    add: ({ isRecent: _, ...place }: ListedPlace) => stored.add(place),
    before(places: PlaceOffer[]): ListedPlace[] {
      // A car cannot be picked up at a whole city, which a flight form offers.
      const usable = stored.items().filter(({ whole }) => product !== 'car' || !whole)
      const recent = usable.map(place => ({ ...place, isRecent: true }))
      return [...recent, ...places.filter(place => !recent.some(({ label }) => label === place.label))].slice(0, 8)
    },
  }
}

type StoredSearch = Pick<AcceptedSearch, 'title' | 'facts' | 'address'>
export type RecentSearch = StoredSearch & { product: Product }

const searches = storedList<StoredSearch>('search.recent', 5, (a, b) => a.address === b.address)

export function storeSearch({ title, facts, address }: AcceptedSearch): void {
  searches.add({ title, facts, address })
}

export function recentSearches(): RecentSearch[] {
  return searches.items().flatMap(search => {
    const product = productAt(search.address?.split('?')[0] ?? '')
    return product ? [{ ...search, product }] : []
  })
}
