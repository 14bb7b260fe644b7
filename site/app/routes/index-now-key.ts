import { siteContext } from '../context.server.ts'
import { loadBrand } from '../features/site-settings/shell-model.server.ts'
import type { Route } from './+types/index-now-key'

/** Proves to search engines that a notice of changed pages is ours. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, env } = context.get(siteContext)
  const { indexNowKey } = await loadBrand(content, env)
  if (!indexNowKey) return new Response('There is no such file.', { status: 404 })
  return new Response(indexNowKey, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
