import type { PageHead } from '../../metadata/page-head.ts'
import { type Product, products, productWords } from '../model/products.ts'

const words: Record<Product, { title: string; description: string }> = {
  flights: {
    title: 'Search flights',
    description:
      'Search return and one-way flights from Malaysia by city, airport or code, with cabin, airline and direct flights to choose.',
  },
  hotels: {
    title: 'Search hotels',
    description:
      'Search hotels by town, city or island, for up to eight rooms, with the ages of children and the number of stars.',
  },
  packages: {
    title: 'Search flights and hotels together',
    description:
      'Search a flight and a hotel in one go: one price for both, for up to seven travellers in up to eight rooms.',
  },
  cars: {
    title: 'Search rental cars',
    description: 'Search rental cars at airports in Malaysia and abroad, from the hour you land to the hour you leave.',
  },
}

/** Pages filled in by a query are kept out of search engines: there are too many. */
export function searchPageHead(product: Product, filledIn: boolean): PageHead {
  const { title, description } = words[product]
  const { path } = productWords[product]
  const breadcrumbs = [{ name: title, path }]
  return { title, description, keywords: '', path, breadcrumbs, noIndex: filledIn }
}

export function productOfPath(path: string): Product {
  return products.find(product => path === productWords[product].path) ?? 'flights'
}
