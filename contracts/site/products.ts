import { malaysianDay } from '../dates/calendar-day.ts'

const flight = {
  bookingPath: '/Home/Index',
  places: { from: 'fromStation', to: 'toStation' },
  options: { airline: 'airline', direct: 'nonStop', cabin: 'cabin', adults: 'guests', promo: 'promoCode' },
  days: ['depart', 'return'],
} as const

/**
 * Every product with a search, by its name in content and in the order of the panel's tabs. `formerName` stands in the
 * setting `SEARCH_DAYS` and in addresses like `/search/flights`; `kind` is for the site's search; `places` and `options`
 * are the fields that a deal fills in. The first proposed day is `daysAhead` days from today, unless `SEARCH_DAYS` names another.
 */
export const searchForms = {
  flight: {
    ...flight,
    path: '/flights',
    formerName: 'flights',
    tab: 'Flights',
    icon: 'plane',
    kind: 'flight fare',
    daysAhead: 2,
  },
  hotel: {
    path: '/hotels',
    bookingPath: '/Hotel/GetHotelSearch20',
    formerName: 'hotels',
    tab: 'Hotels',
    icon: 'hotel',
    kind: 'hotel',
    places: { place: 'city' },
    options: { rooms: 'rooms', adults: 'guests', stars: 'stars', promo: 'promoCode' },
    days: ['arrive', 'leave'],
    daysAhead: 2,
  },
  'flight-plus-hotel': {
    ...flight,
    path: '/flight-plus-hotel',
    formerName: 'packages',
    tab: 'Flight + Hotels',
    icon: 'luggage',
    kind: 'flight and hotel package',
    options: { ...flight.options, rooms: 'rooms' },
    daysAhead: 1,
  },
  car: {
    path: '/cars',
    bookingPath: '/CarRental/GetCarRentalSearch',
    formerName: 'cars',
    tab: 'Car Rentals',
    icon: 'car',
    kind: 'car rental',
    places: { place: 'toStation' },
    options: {},
    days: ['pick-up', 'return'],
    daysAhead: 7,
  },
} as const

export type Product = keyof typeof searchForms

export const products = Object.keys(searchForms) as Product[]

export function byProduct<Value>(toValue: (product: Product) => Value): Record<Product, Value> {
  return Object.fromEntries(products.map(product => [product, toValue(product)])) as Record<Product, Value>
}

export const defaultDaysAhead: Record<Product, number> = byProduct(product => searchForms[product].daysAhead)

export const isSearched = (product: unknown): product is Product => (products as unknown[]).includes(product)

export const productAt = (path: string) => products.find(product => searchForms[product].path === path)

/** The product's name in content as other installations spell it: `HOTELS`, `Flight + Hotel`, `Car rentals`. */
export function productName(spelling: string): string {
  const name = withoutPlural(spelling)
  return products.find(product => withoutPlural(searchForms[product].tab) === name) ?? name
}

function withoutPlural(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words
    .map(word => word.replace(/s$/, ''))
    .filter(word => word !== 'plu' && word !== 'and')
    .join('-')
}

type Promotion = { product?: string; promoCode?: string }
type Offer = { product?: string; promoCode?: string; validUntil?: string }

/** @param until The end of the promotion, in milliseconds since 1970. */
export function endsWith({ product, promoCode }: Promotion, until: number, offer: Offer): boolean {
  if (!isForProduct(product, offer.product) || (promoCode && offer.promoCode !== promoCode)) return false
  return Boolean(offer.validUntil) && String(offer.validUntil) <= malaysianDay(until)
}

/** Packages and flights with a hotel match each other. */
export function isForProduct(product = '', ofOffer = ''): boolean {
  const wide = ofOffer === 'flight-plus-hotel' ? 'package' : ofOffer
  return !product || product === 'all' || ofOffer === product || wide === product
}

/** The form for groups takes over what was entered in a search or chosen of an offer. */
export const groupRequestPath = '/group-flight-request-form'
