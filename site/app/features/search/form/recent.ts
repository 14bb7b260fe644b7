import type { AcceptedSearch } from '../model/accepted-search.ts'
import type { PlaceOffer } from '../model/place.ts'
import { type Product, productWords } from '../model/products.ts'

/** A short list kept on this device, newest first. Devices that keep nothing just have empty lists. */
export type KeptList<Item> = { items(): Item[]; add(item: Item): void }

/**
 * @param name Its key on the device.
 * @param most How many are kept.
 * @param same Whether two items are the same thing, of which only the newer one is kept.
 */
function keptList<Item>(name: string, most: number, same: (a: Item, b: Item) => boolean): KeptList<Item> {
  const items = (): Item[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
      return Array.isArray(kept) ? kept.slice(0, most) : []
    } catch {
      return []
    }
  }
  return {
    items,
    add(item) {
      try {
        const others = items().filter(other => !same(item, other))
        localStorage.setItem(name, JSON.stringify([item, ...others].slice(0, most)))
      } catch {
        // Storage can be full or forbidden; a search works without it.
      }
    },
  }
}

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

export type RecentSearch = Pick<AcceptedSearch, 'title' | 'facts' | 'address'> & { product: Product }

const searches = keptList<RecentSearch>('search.recent', 5, (a, b) => a.address === b.address)

/** Keeps a search on this device. */
export function keepSearch(product: Product, { title, facts, address }: AcceptedSearch): void {
  searches.add({ product, title, facts, address })
}

/** The searches kept on this device, the newest first. */
export function recentSearches(): RecentSearch[] {
  return searches.items().filter(({ address, product }) => address?.startsWith(`${productWords[product]?.path}?`))
}
