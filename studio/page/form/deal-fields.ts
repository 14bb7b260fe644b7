/** What deals have only for some products. Everything else belongs to all. */
const products: Record<string, string[]> = {
  fromStation: ['flight', 'flight-plus-hotel'],
  toStation: ['flight', 'flight-plus-hotel', 'car'],
  city: ['hotel'],
  nonStop: ['flight', 'flight-plus-hotel'],
  hotel: ['hotel', 'flight-plus-hotel', 'package'],
  stars: ['hotel', 'flight-plus-hotel', 'package'],
  airline: ['flight', 'flight-plus-hotel', 'package'],
  cabin: ['flight', 'flight-plus-hotel'],
  rooms: ['hotel', 'flight-plus-hotel'],
}

/** Whether deals of a product have a property. Nodes that have no product are no deals: everything fits. */
export function fitsDeal(property: string, product: unknown): boolean {
  const only = products[property]
  return only === undefined || typeof product !== 'string' || only.includes(product)
}
