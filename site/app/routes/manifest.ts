import { webManifest } from '../metadata/web-manifest.ts'
import { loadBrand } from '../shell/shell-model.server.ts'
import { siteContext } from '../site-context.server.ts'
import type { Route } from './+types/manifest'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, env } = context.get(siteContext)
  const manifest = webManifest(await loadBrand(content, env))
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
