import { siteContext } from '../context.server.ts'
import { robotsText } from '../features/metadata/text-files/text-files.ts'
import { loadBrand } from '../features/site-settings/shell-model.server.ts'
import type { Route } from './+types/robots'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, env, languages } = context.get(siteContext)
  const text = robotsText({ siteUrl: env.SITE_URL, brand: await loadBrand(content, env) }, languages.all)
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
