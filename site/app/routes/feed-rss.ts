import { loadFeed } from '../page-types/news/feeds/feed.server.ts'
import { rss } from '../page-types/news/feeds/rss.ts'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import type { Route } from './+types/feed-rss'

export async function loader({ context, url }: Route.LoaderArgs) {
  const feed = await loadFeed(await pageRequest(context, url, 'blog'))
  return new Response(rss(feed), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
