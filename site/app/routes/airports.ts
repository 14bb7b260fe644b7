import { cacheControl } from '../addresses/cache-policy.ts'
import { type Product, products } from '../features/search/model/products.ts'
import { answerPlaces } from '../features/search/server/find-places.server.ts'
import type { Route } from './+types/airports'

/** `?q=pen`: at most eight places. `&for=hotels` matches towns, `&for=cars` airports with counters. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('for')
  const product = products.find((one): one is Product => one === asked) ?? 'flights'
  const answer = answerPlaces(url.searchParams.get('q') ?? '', product)
  return Response.json(answer, { headers: { 'cache-control': cacheControl.airports } })
}
