import { isSearched } from '@agency/contracts/site/products.ts'
import { cacheControl } from '../addresses/cache-policy.ts'
import { answerPlaces } from '../features/search/server/find-places.server.ts'
import type { Route } from './+types/airports'

/** `?q=pen`: at most eight places. `&for=hotel` matches towns, `&for=car` airports with counters. */
export function loader({ url }: Route.LoaderArgs) {
  const field = url.searchParams.get('for')
  const product = isSearched(field) ? field : 'flight'
  const answer = answerPlaces(url.searchParams.get('q') ?? '', product)
  return Response.json(answer, { headers: { 'cache-control': cacheControl.airports } })
}
