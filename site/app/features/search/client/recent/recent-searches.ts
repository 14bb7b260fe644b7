import { type Product, productWords } from '../../products.ts'
import type { AcceptedSearch } from '../../reading/accepted-search.ts'
import { keptList } from './stored-list.ts'

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
