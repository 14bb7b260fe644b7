/** The pages of the search forms. Anybody may link to them, filled in by a query: docs/content.md says how. */
export const searchPaths = {
  flights: '/flights',
  hotels: '/hotels',
  packages: '/flight-plus-hotel',
  cars: '/cars',
} as const

/** Which form a deal is searched with, and what in the address names its places, by what the deal is. */
const searches: Record<string, { path: string; places: Record<string, 'fromStation' | 'toStation' | 'city'> }> =
  Object.setPrototypeOf(
    {
      flight: { path: searchPaths.flights, places: { from: 'fromStation', to: 'toStation' } },
      hotel: { path: searchPaths.hotels, places: { place: 'city' } },
      'flight-plus-hotel': { path: searchPaths.packages, places: { from: 'fromStation', to: 'toStation' } },
      car: { path: searchPaths.cars, places: { place: 'toStation' } },
    },
    null,
  )

/** What of a deal its address follows from, as any content system may give it. */
export type DealPlaces = { product?: unknown; fromStation?: unknown; toStation?: unknown; city?: unknown }

/**
 * The page on which a deal is searched: `/flights?from=KUL&to=LGK&deal=flight-langkawi`. Everything else of the search
 * is looked up there. Undefined for a package, and for a deal that does not say where it leads.
 * @param slug The deal's segment among its neighbours.
 */
export function dealAddress(deal: DealPlaces, slug: string): string | undefined {
  const search = typeof deal.product === 'string' ? searches[deal.product] : undefined
  if (!search || !slug) return undefined
  const query = new URLSearchParams()
  for (const [name, property] of Object.entries(search.places)) {
    const place = deal[property]
    if (typeof place !== 'string' || !place) return undefined
    query.set(name, place)
  }
  query.set('deal', slug)
  return `${search.path}?${query}`
}
