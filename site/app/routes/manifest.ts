import { siteContext } from '../context.server.ts'
import { webManifest } from '../features/metadata/text-files/web-manifest.ts'
import { loadBrand } from '../features/site-settings/shell-model.server.ts'
import type { Route } from './+types/manifest'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, env } = context.get(siteContext)
  const manifest = webManifest(await loadBrand(content, env))
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
