import { loadFeed } from '../page-types/news/feeds/feed.server.ts'
import { jsonFeed } from '../page-types/news/feeds/json-feed.ts'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import type { Route } from './+types/feed-json'

export async function loader({ context, url }: Route.LoaderArgs) {
  const feed = await loadFeed(await pageRequest(context, url, '/blog'))
  return new Response(JSON.stringify(jsonFeed(feed)), { headers: { 'content-type': 'application/feed+json' } })
}
