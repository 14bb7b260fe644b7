import { searchPaths } from '@agency/contracts/site/addresses/search-addresses.ts'

export const redirects: Record<string, string> = {
  '/flightgroupform': '/group-flight-request-form',
  '/blog/feed.json': '/blog/feed.xml',
  '/search/flights': searchPaths.flights,
  '/search/hotels': searchPaths.hotels,
  '/search/packages': searchPaths.packages,
  '/search/cars': searchPaths.cars,
}
