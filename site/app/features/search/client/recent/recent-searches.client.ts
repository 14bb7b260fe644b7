import { type Product, productWords } from '../../products.ts'
import type { AcceptedSearch } from '../../reading/accepted-search.ts'
import { element, icon } from '../element.ts'
import { keptList } from './stored-list.ts'

type RecentSearch = Pick<AcceptedSearch, 'title' | 'facts' | 'address'> & { product: Product }

const searches = keptList<RecentSearch>('search.recent', 5, (a, b) => a.address === b.address)

/** Keeps a search on this device. */
export function keepSearch(product: Product, { title, facts, address }: AcceptedSearch): void {
  searches.add({ product, title, facts, address })
}

/** Offers the searches kept on this device again. */
export function showRecentSearches(place: HTMLElement): void {
  const kept = searches
    .items()
    .filter(({ address, product }) => address?.startsWith('/search/') && product in productWords)
  if (kept.length === 0) return
  const links = kept.map(({ product, title, facts, address }) => {
    const words = element('span', {}, element('b', {}, title), ' ', element('small', {}, facts))
    return element('li', {}, element('a', { href: address }, icon(productWords[product].icon), words))
  })
  place.replaceChildren(element('h2', {}, 'Search again'), element('ul', {}, ...links))
  place.hidden = false
}
