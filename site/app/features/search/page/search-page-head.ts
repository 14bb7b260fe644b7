import { type Product, productAt, searchForms } from '@agency/contracts/site/products.ts'
import { searchPageWords } from '@agency/words/search/page/words.ts'
import type { PageHead } from '../../metadata/page-head.ts'

const deals: Record<Product, string> = {
  flight: '/flight-deals',
  hotel: '/hotel-deals',
  'flight-plus-hotel': '/flight-plus-hotel-deals',
  car: '/car-rental-deals',
}

/** Pages filled in by a query are kept out of search engines: there are too many. */
export function searchPageHead(product: Product, filledIn: boolean): PageHead {
  const { title, description } = searchPageWords().products[product]
  const { path } = searchForms[product]
  const breadcrumbs = [{ name: title, path }]
  return { title, description, keywords: '', path, breadcrumbs, noIndex: filledIn }
}

export function dealsOf(product: Product) {
  const { deals: name, dealsText: text } = searchPageWords().products[product]
  return { href: deals[product], icon: searchForms[product].icon, name, text }
}

export function productOfPath(path: string): Product {
  return productAt(path) ?? 'flight'
}
