import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { questionIn } from '../features/site-search/find.server.ts'
import { suggestionsFor } from '../features/site-search/suggestions.server.ts'
import type { Route } from './+types/search-suggestions'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  const suggestions = await suggestionsFor(content, questionIn(url.searchParams))
  return Response.json({ suggestions }, { headers: { 'cache-control': cacheControl.suggestions } })
}
