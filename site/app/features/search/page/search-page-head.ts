import { type Product, productAt, searchForms } from '@agency/contracts/site/products.ts'
import type { PageHead } from '../../metadata/page-head.ts'

type Words = { title: string; description: string; deals: { href: string; name: string; text: string } }

const words: Record<Product, Words> = {
  flight: {
    title: 'Search flights',
    description:
      'Search return and one-way flights from Malaysia by city, airport or code, with cabin, airline and direct flights to choose.',
    deals: { href: '/flight-deals', name: 'Flight deals', text: 'Fares we would take ourselves.' },
  },
  hotel: {
    title: 'Search hotels',
    description:
      'Search hotels by town, city or island, for up to eight rooms, with the ages of children and the number of stars.',
    deals: { href: '/hotel-deals', name: 'Hotel deals', text: 'Rooms at prices worth the journey.' },
  },
  'flight-plus-hotel': {
    title: 'Search flights and hotels together',
    description:
      'Search a flight and a hotel in one go: one price for both, for up to seven travellers in up to eight rooms.',
    deals: {
      href: '/flight-plus-hotel-deals',
      name: 'Flight and hotel deals',
      text: 'Both for one price, already put together.',
    },
  },
  car: {
    title: 'Search rental cars',
    description: 'Search rental cars at airports in Malaysia and abroad, from the hour you land to the hour you leave.',
    deals: { href: '/car-rental-deals', name: 'Car deals', text: 'Cars at the airports where most people land.' },
  },
}

/** Pages filled in by a query are kept out of search engines: there are too many. */
export function searchPageHead(product: Product, filledIn: boolean): PageHead {
  const { title, description } = words[product]
  const { path } = searchForms[product]
  const breadcrumbs = [{ name: title, path }]
  return { title, description, keywords: '', path, breadcrumbs, noIndex: filledIn }
}

export const dealsOf = (product: Product) => ({ ...words[product].deals, icon: searchForms[product].icon })

export function productOfPath(path: string): Product {
  return productAt(path) ?? 'flight'
}
